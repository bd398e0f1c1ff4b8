import type { passKinds } from '@grandstand/contract/constants'

export interface AccessFacts {
  type: (typeof passKinds)[number]
  isLoggedIn: boolean
  /** An active paid order covers the event. */
  isPurchased: boolean
}

/** Free events are for anyone, `register` for any user, all others for their buyers. */
export function hasEventAccess({ type, isLoggedIn, isPurchased }: AccessFacts): boolean {
  if (type === 'free') return true
  if (type === 'register') return isLoggedIn
  return isLoggedIn && isPurchased
}

/** Something must be bought to watch it. */
export const isSold = (type: (typeof passKinds)[number]): boolean => type === 'paid' || type === 'ppv'
