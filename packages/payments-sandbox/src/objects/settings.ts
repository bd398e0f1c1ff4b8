/** How an account behaves, as the control calls have set it. */
export type Settings = {
  id: 'settings'
  /** How far the account's clock is ahead of the machine's, in seconds. */
  clockOffset: number
  /** Resources, as `payouts`, that its restricted keys may not use. */
  lacks?: string[]
  /** It has not told Stripe all that it must before it may charge. */
  lacksCharges?: boolean
  /** Of an account that a platform has made, once its owner has said yes. */
  connectedAs?: { id: string; name: string }
  webhooks: { mode: 'deliver' | 'hold' | 'drop'; copies: number }
}

export const defaultSettings: Settings = {
  id: 'settings',
  clockOffset: 0,
  webhooks: { mode: 'deliver', copies: 1 },
}
