import { type Dating, dateOf } from './dating.ts'
import type { Segment } from './segment.ts'

/**
 * Players add durations to the last date in the list. A date for each segment would be most of a long list, and the
 * part that compresses least.
 */
const toleratedDriftMs = 50

type Dated = Pick<Segment, 'wallTimeMs' | 'startSeconds' | 'durationSeconds' | 'isDiscontinuous'>

/** The date of each segment as a player computes it, in order. Listed only where a player could not know it. */
export function createDateTeller(dating: Dating = 'recorded') {
  let expectedMs: number | null = null
  return {
    next(segment: Dated): { isTold: boolean; dateMs: number | null } {
      const saidMs = dateOf(segment, dating)
      if (saidMs === null) return { isTold: false, dateMs: null }
      const isExpected = expectedMs !== null && Math.abs(saidMs - expectedMs) <= toleratedDriftMs
      const isTold = !isExpected || segment.isDiscontinuous
      const dateMs = isTold ? saidMs : (expectedMs ?? saidMs)
      expectedMs = dateMs + segment.durationSeconds * 1000
      return { isTold, dateMs }
    },
  }
}
