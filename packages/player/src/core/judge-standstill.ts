export interface Standstill {
  /** For so long it has wanted to play and has not moved. */
  stillMs: number
  /** For so long it has had enough to go on with: what comes after an outage may need a moment. */
  heldMs: number
  positionSeconds: number
  /** Up to here it was given what is to be shown. */
  givenUntilSeconds: number
  /** Where the video ends, once its last segment was given. */
  endSeconds: number | null
  /** Up to here there is a video. */
  edgeSeconds: number
  /** For so long nothing of it has come. */
  quietMs: number
}

const patienceMs = 4_000
/** Less may be too little to begin with. */
export const enoughSeconds = 1
/** Nearer to the edge there may be nothing to ask for, as while a camera is away. */
const awaySeconds = 5
const quietPatienceMs = 8_000

/**
 * Whether the picture is stuck although it has what it needs: then waiting for the network is useless. The last instant
 * of a video may be missing in one of its tracks: a viewer who waits there has seen it all. And hls.js may have lost
 * the request for a segment among those it cancelled, and wait for an answer forever.
 */
export function judgeStandstill(facts: Standstill): 'stuck' | 'over' | 'forgotten' | null {
  const { stillMs, heldMs, positionSeconds, givenUntilSeconds, endSeconds, edgeSeconds, quietMs } = facts
  if (stillMs < patienceMs) return null
  if (endSeconds !== null && endSeconds - positionSeconds < enoughSeconds) return 'over'
  if (givenUntilSeconds - positionSeconds >= enoughSeconds) return heldMs >= patienceMs ? 'stuck' : null
  const isQuiet = Math.min(stillMs, quietMs) >= quietPatienceMs
  return isQuiet && edgeSeconds - positionSeconds >= awaySeconds ? 'forgotten' : null
}
