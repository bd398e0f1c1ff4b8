import type { Segment } from './segment.ts'

/**
 * Players add durations to the last date in the list. A date for each segment would be most of a long list, and the
 * part that compresses least.
 */
const toleratedDriftMs = 50

/** The date of each segment as a player computes it, in order. Listed only where a player could not know it. */
export function createDateTeller() {
  let expectedMs: number | null = null
  return {
    next({
      wallTimeMs,
      durationSeconds,
      isDiscontinuous,
    }: Pick<Segment, 'wallTimeMs' | 'durationSeconds' | 'isDiscontinuous'>) {
      const isExpected = expectedMs !== null && Math.abs(wallTimeMs - expectedMs) <= toleratedDriftMs
      const isTold = !isExpected || isDiscontinuous
      const dateMs = isTold ? wallTimeMs : (expectedMs ?? wallTimeMs)
      expectedMs = dateMs + durationSeconds * 1000
      return { isTold, dateMs }
    },
  }
}
