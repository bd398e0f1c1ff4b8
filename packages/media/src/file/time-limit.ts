/** A file with less than this in a second claims to be longer than it is. */
const leastBitsPerSecond = 50_000
/** What a slow machine that also serves a live game decodes and encodes. */
const slowPixelsPerSecond = 8_000_000
/** To start, and to find its way through the file. */
const startSeconds = 60
/** What a file claims beyond this is no reason to wait. */
const maxFrameRate = 240
const usualFrameRate = 60

export interface Workload {
  seconds: number
  /** Pictures that are decoded and encoded. */
  sizes: readonly { width: number; height: number }[]
  frameRate?: number | null
}

/** In proportion to the pictures that there are: no file holds a machine for longer than a video of its length may. */
export function timeLimitMs({ seconds, sizes, frameRate }: Workload): number {
  const pixels = sizes.reduce((sum, { width, height }) => sum + width * height, 0)
  const pace = (pixels * Math.min(frameRate || usualFrameRate, maxFrameRate)) / slowPixelsPerSecond
  return Math.round((startSeconds + seconds * Math.max(1, pace)) * 1000)
}

/** A few bytes may claim hours, or say nothing of their length. */
export function usefulSeconds(claimed: number | null, fileBytes: number): number {
  const possible = (fileBytes * 8) / leastBitsPerSecond
  return Math.min(claimed ?? possible, possible)
}
