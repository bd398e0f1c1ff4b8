import { createDateTeller } from './date-teller.ts'
import type { Dating } from './dating.ts'
import type { Segment } from './segment.ts'

/** The program date of a position in the recording, in milliseconds; null: there is no picture, or nobody knows. The other way round: `positionOfDate`. */
export function findDate(
  segments: readonly Segment[],
  seconds: number,
  dating: Dating = 'recorded',
): number | null {
  const dates = createDateTeller(dating)
  let found: number | null = null
  for (const segment of segments) {
    const { dateMs } = dates.next(segment)
    const into = seconds - segment.startSeconds
    if (dateMs === null) return null
    if (into >= 0 || found === null)
      found = dateMs + Math.min(Math.max(0, into), segment.durationSeconds) * 1000
  }
  return found
}
