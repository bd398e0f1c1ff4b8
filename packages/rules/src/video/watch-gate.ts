import type { passKinds, streamStatuses } from '@grandstand/contract/constants'
import { hasEventAccess } from '../orders/event-access.ts'

export interface WatchFacts {
  type: (typeof passKinds)[number]
  stream_status: (typeof streamStatuses)[number]
  is_cancelled: boolean
  isLoggedIn: boolean
  /** An active paid order covers the event. */
  isPurchased: boolean
  isGeoBlocked: boolean
  /** The capability `watch` is held: everybody has it, unless the channel's settings take it away. */
  canWatch: boolean
  /** A live stream or a replay is there to be played. */
  hasMedia: boolean
}

export type WatchGate =
  | 'event_cancelled'
  | 'geo_blocked'
  | 'login_needed'
  | 'forbidden'
  | 'purchase_needed'
  | 'nothing_to_play'

/** The obstacle between a visitor and the picture; null: none. Obstacles that cannot be changed come first. */
export function checkWatch(facts: WatchFacts): WatchGate | null {
  if (facts.is_cancelled) return 'event_cancelled'
  if (facts.isGeoBlocked) return 'geo_blocked'
  if (!facts.canWatch && facts.isLoggedIn) return 'forbidden'
  if (!facts.canWatch) return 'login_needed'
  if (!hasEventAccess(facts)) return facts.isLoggedIn ? 'purchase_needed' : 'login_needed'
  return facts.hasMedia && facts.stream_status !== 'upcoming' ? null : 'nothing_to_play'
}
