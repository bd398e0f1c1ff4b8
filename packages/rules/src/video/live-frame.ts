import type { passKinds, streamStatuses } from '@grandstand/contract/constants'

export interface LiveFrameFacts {
  type: (typeof passKinds)[number]
  stream_status: (typeof streamStatuses)[number]
  is_cancelled: boolean
  is_private: boolean
  /** Some countries may not watch: a picture that all caches keep cannot be withheld from them, so nothing may be made out in it. */
  isRegionLocked: boolean
  /** Visitors without an account have the capability `watch`. */
  canVisitorWatch: boolean
}

/** How everybody may see what a game looks like right now: as it is, blurred where not all may watch it, or not at all. One whose signal is lost looks as it did last. */
export function chooseLiveFrame(facts: LiveFrameFacts): 'clear' | 'blurred' | null {
  if (facts.stream_status !== 'live' || facts.is_cancelled) return null
  if (facts.is_private) return null
  const isOpen = facts.type === 'free' && facts.canVisitorWatch && !facts.isRegionLocked
  return isOpen ? 'clear' : 'blurred'
}
