import { createDateTeller } from './date-teller.ts'
import type { Dating } from './dating.ts'
import type { Segment } from './segment.ts'

/** Between two segments there may be as much, from rounding alone. */
const slackMs = 100

/**
 * Where in the recording the picture is that a player shows at a program date, in seconds; null: there is none, as while
 * no encoder sent, or where nobody knows. Where a clock was set back the later one counts.
 */
export function positionOfDate(
  segments: readonly Segment[],
  dateMs: number,
  dating: Dating = 'recorded',
): number | null {
  const dates = createDateTeller(dating)
  let found: number | null = null
  for (const segment of segments) {
    const fromMs = dates.next(segment).dateMs
    if (fromMs === null) return null
    const intoMs = dateMs - fromMs
    if (intoMs < -slackMs || intoMs >= segment.durationSeconds * 1000 + slackMs) continue
    found = segment.startSeconds + Math.min(Math.max(0, intoMs / 1000), segment.durationSeconds)
  }
  return found
}
