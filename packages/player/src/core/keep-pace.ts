/** A piece of a live picture that has come, in seconds: when, and up to where the picture could go without it. */
export interface Piece {
  cameAt: number
  heldUntil: number
}

/**
 * How a live picture comes to one viewer. `needs` are those of the last pieces: so far behind the clock the picture had to
 * be, or it would have waited for that piece.
 */
export interface Pace {
  needs: readonly { at: number; seconds: number }[]
  /** Of a picture that has waited: it keeps farther from the edge for some time. */
  care: { at: number; seconds: number }
}

export const newPace: Pace = { needs: [], care: { at: 0, seconds: 0 } }

const keptSeconds = 20
/** What a decoder must hold although all comes in time. */
const leastSeconds = 0.2
/** The less is known of a line, the more it keeps. */
const knownPieces = 8
const unknownSeconds = 0.05
/** A longer wait is an outage, which says nothing about the line. */
const outageSeconds = 3
const careSeconds = { each: 0.4, most: 1.2, halfLife: 30 }

export function addPiece({ needs, care }: Pace, { cameAt, heldUntil }: Piece): Pace {
  const kept = needs.filter(({ at }) => at > cameAt - keptSeconds)
  return { care, needs: [...kept, { at: cameAt, seconds: cameAt - heldUntil }] }
}

export function addWait(pace: Pace, at: number): Pace {
  const seconds = Math.min(careSeconds.most, careAt(pace, at) + careSeconds.each)
  return { ...pace, care: { at, seconds } }
}

function careAt({ care }: Pace, now: number): number {
  return care.seconds * 0.5 ** ((now - care.at) / careSeconds.halfLife)
}

/** How far behind the clock the picture is to be, as near as this line allows; null: nothing is known. */
export function chooseDistance(pace: Pace, now: number): number | null {
  const needs = pace.needs.map(({ seconds }) => seconds).toSorted((a, b) => a - b)
  const usual = needs[Math.floor(needs.length / 2)]
  const most = needs.at(-1)
  if (usual === undefined || most === undefined) return null
  const jitter = Math.min(outageSeconds, most - usual)
  const unknown = Math.max(0, knownPieces - needs.length) * unknownSeconds
  return usual + jitter * 1.2 + leastSeconds + unknown + careAt(pace, now)
}

/** Farther from its place is a viewer who went back. */
const farSeconds = 3.5
const onPlaceSeconds = 0.05
/** Between these it stays as it is: a rate that has changed goes on until the place is reached. */
const reachedSeconds = 0.01

/** How fast to play a picture that is so much farther behind than it has to be. */
export function chooseRate(excessSeconds: number, rate: number): number {
  if (excessSeconds > farSeconds) return 1
  if (excessSeconds > 0.5) return 1.2
  if (excessSeconds > 0.15) return 1.1
  if (excessSeconds > (rate > 1 ? reachedSeconds : onPlaceSeconds)) return 1.05
  if (excessSeconds < -0.2) return 0.8
  if (excessSeconds < -0.1) return 0.9
  return excessSeconds < (rate < 1 ? -reachedSeconds : -onPlaceSeconds) ? 0.95 : 1
}
