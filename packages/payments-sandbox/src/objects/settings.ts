/** How an account behaves, as the control calls have set it. */
export type Settings = {
  id: 'settings'
  /** How far the account's clock is ahead of the machine's, in seconds. */
  clockOffset: number
  webhooks: {
    mode: 'deliver' | 'hold' | 'drop'
    copies: number
    delayMs: number
    /** Up to so much more, differently for each: they overtake one another. */
    jitterMs: number
    /** Empty: all types. */
    types: string[]
  }
  /** Percent, where a call asks for automatic tax. */
  taxPercent: number
}

export const defaultSettings: Settings = {
  id: 'settings',
  clockOffset: 0,
  webhooks: { mode: 'deliver', copies: 1, delayMs: 0, jitterMs: 0, types: [] },
  taxPercent: 10,
}
