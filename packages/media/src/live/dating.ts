import type { Segment } from './segment.ts'

/**
 * When the pictures of a recording were filmed. A camera's recording says so itself. That of a file has the time at which it was
 * made instead: it counts from a date of its second zero, or has none.
 */
export type Dating = 'recorded' | { zeroMs: number | null }

/** Null: nobody knows when it was filmed. */
export function dateOf(
  { wallTimeMs, startSeconds }: Pick<Segment, 'wallTimeMs' | 'startSeconds'>,
  dating: Dating,
): number | null {
  if (dating === 'recorded') return wallTimeMs
  return dating.zeroMs === null ? null : dating.zeroMs + Math.round(startSeconds * 1000)
}
