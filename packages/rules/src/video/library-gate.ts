import type { capabilities, libraryAccessKinds } from '@grandstand/contract/constants'
import { type HeldOrder, isOpening } from '../orders/purchased.ts'
import type { WatchGate } from './watch-gate.ts'

export interface LibraryFacts {
  access: (typeof libraryAccessKinds)[number]
  isLoggedIn: boolean
  /** The caller's. */
  capabilities: readonly (typeof capabilities)[number][]
  /** An active paid order is of one of the item's products. */
  isProductHeld: boolean
  isGeoBlocked: boolean
  hasVideo: boolean
}

/** The obstacle between a visitor and a library video, in the codes of the gate of games; null: none. */
export function checkLibrary(facts: LibraryFacts): WatchGate | null {
  if (facts.isGeoBlocked) return 'geo_blocked'
  if (!hasLibraryAccess(facts)) return facts.isLoggedIn ? 'purchase_needed' : 'login_needed'
  return facts.hasVideo ? null : 'nothing_to_play'
}

type AccessFacts = Pick<LibraryFacts, 'access' | 'isLoggedIn' | 'capabilities' | 'isProductHeld'>

export function hasLibraryAccess({
  access,
  isLoggedIn,
  capabilities: given,
  isProductHeld,
}: AccessFacts): boolean {
  if (access === 'free') return true
  if (access === 'register') return isLoggedIn
  // A channel may give it to everybody. What shows a game's replay no more is like the rest of the library.
  if (access === 'vod_media_access' || access === 'game') return given.includes('vod_media_access')
  return isLoggedIn && isProductHeld
}

export function isProductHeld(
  products: { packageIds: readonly number[]; subscriptionIds: readonly number[] },
  orders: readonly HeldOrder[],
  now: Date,
): boolean {
  return orders.some(
    order =>
      isOpening(order, now) &&
      ((order.package_id !== null && products.packageIds.includes(order.package_id)) ||
        (order.subscription_id !== null && products.subscriptionIds.includes(order.subscription_id))),
  )
}
