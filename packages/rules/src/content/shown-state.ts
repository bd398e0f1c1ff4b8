export interface Shown {
  hidden?: boolean | undefined
  /** The first and the last day, as `2026-11-20`. */
  shown_from?: string | null | undefined
  shown_until?: string | null | undefined
}
export type ShownState = 'shown' | 'soon' | 'over' | 'hidden'

/** Whether visitors see it on a day. */
export function shownState({ hidden, shown_from, shown_until }: Shown, day: string): ShownState {
  if (hidden) return 'hidden'
  if (shown_until && shown_until < day) return 'over'
  return shown_from && day < shown_from ? 'soon' : 'shown'
}
