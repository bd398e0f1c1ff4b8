export interface Standstill {
  /** For so long it has wanted to play and has not moved. */
  stillMs: number
  positionSeconds: number
  /** Up to here it was given what is to be shown. */
  givenUntilSeconds: number
  /** Where the video ends, once its last segment was given. */
  endSeconds: number | null
}

const patienceMs = 4_000
/** Less may be too little to begin with. */
const enoughSeconds = 1

/**
 * Whether it stands still although it has what it needs: then waiting for the network helps nobody. The last instant of a video may
 * be missing in one of its tracks: who waits there has seen it all.
 */
export function judgeStandstill(facts: Standstill): 'stuck' | 'over' | null {
  const { stillMs, positionSeconds, givenUntilSeconds, endSeconds } = facts
  if (stillMs < patienceMs) return null
  if (endSeconds !== null && endSeconds - positionSeconds < enoughSeconds) return 'over'
  return givenUntilSeconds - positionSeconds >= enoughSeconds ? 'stuck' : null
}
