/**
 * The clock of one encoder's connection: its 32-bit milliseconds, which wrap after 49 days and may jump, as milliseconds
 * from its first picture.
 */
export interface Timeline {
  /** Negative for what comes before the first picture. */
  place(timestampMs: number): number
}

const wrapMs = 2 ** 32

export function createTimeline(firstTimestampMs: number): Timeline {
  let last = firstTimestampMs
  let wraps = 0
  return {
    place(timestampMs) {
      // A step back of more than half the range is a wrap; pictures and sound cross it at different moments.
      if (last - timestampMs > wrapMs / 2) wraps += 1
      else if (timestampMs - last > wrapMs / 2) return timestampMs + (wraps - 1) * wrapMs - firstTimestampMs
      last = timestampMs
      return timestampMs + wraps * wrapMs - firstTimestampMs
    },
  }
}
