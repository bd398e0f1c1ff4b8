import type { Stretch } from './stretch.ts'

/** The first and last frames of a segment may be cut off; so much of it at least is there if it was taken. */
const takenShare = 0.5

/**
 * Whether the decoder was given the segment of the position that a viewer wants and did not keep it. What lies elsewhere may have been
 * removed since.
 */
export function isDropped(given: Stretch, wantedSeconds: number, buffered: readonly Stretch[]): boolean {
  if (wantedSeconds < given.startSeconds || wantedSeconds >= given.endSeconds) return false
  const kept = buffered.reduce((sum, range) => sum + overlapSeconds(given, range), 0)
  return kept < (given.endSeconds - given.startSeconds) * takenShare
}

function overlapSeconds(one: Stretch, other: Stretch): number {
  const startSeconds = Math.max(one.startSeconds, other.startSeconds)
  return Math.max(0, Math.min(one.endSeconds, other.endSeconds) - startSeconds)
}
