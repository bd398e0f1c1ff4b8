/** About as long as a part plays. */
const longWayMs = 300
/** One may have been unlucky. */
const slowParts = 2
/** After so many that came fast, a slow line was a hiccup. */
const fastSegments = 3

/** Whether parts would come too late however few bytes they have, by how long the first byte of a small answer took. */
export const isLongWay = (waitedMs: number): boolean => waitedMs > longWayMs

/** How many parts in a row took longer to come than they play. */
export function countSlowParts(before: number, loadedMs: number, durationSeconds: number): number {
  return loadedMs > durationSeconds * 1000 ? before + 1 : 0
}

/** The picture would freeze after each of them. */
export const areTooSlow = (slow: number): boolean => slow >= slowParts

interface LoadedSegment {
  /** Until its first byte, and from there to its last. */
  waitedMs: number
  cameMs: number
  seconds: number
}

/** How many whole segments in a row came so that parts of them would have come in half of the time that they play. */
export function countFastSegments(before: number, segment: LoadedSegment, partSeconds: number): number {
  const partMs = segment.waitedMs + (segment.cameMs * partSeconds) / segment.seconds
  return partMs * 2 < partSeconds * 1000 ? before + 1 : 0
}

export const areFastEnough = (fast: number): boolean => fast >= fastSegments
