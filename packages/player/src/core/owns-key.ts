/** What has the focus inside the player. */
export type Focused = 'slider' | 'list' | 'button' | 'other'

/** Keys that a slider, a list or a button needs itself are not the player's. */
export function ownsKey(focused: Focused, key: string): boolean {
  switch (focused) {
    case 'slider':
      return /^(?:Arrow|Page|Home$|End$)/.test(key)
    case 'list':
      return key !== 'Escape'
    case 'button':
      return key === ' ' || key === 'Enter'
    case 'other':
      return false
  }
}
