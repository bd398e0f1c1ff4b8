import type { Stretch } from '../core/stretch.ts'

export function readRanges(ranges: TimeRanges): Stretch[] {
  return Array.from({ length: ranges.length }, (_, at) => ({
    startSeconds: ranges.start(at),
    endSeconds: ranges.end(at),
  }))
}
