import { isSold } from '../orders/event-access.ts'
import { checkWatch, type WatchFacts, type WatchGate } from './watch-gate.ts'

/** A game that is sold, whose picture is all that may be missing, has free seconds. */
export function checkFreePreview(facts: Omit<WatchFacts, 'isPurchased'>): WatchGate | null {
  const gate = checkWatch({ ...facts, type: 'free', isPurchased: false })
  if (gate !== null) return gate
  return isSold(facts.type) && facts.stream_status === 'live' ? null : 'purchase_needed'
}
