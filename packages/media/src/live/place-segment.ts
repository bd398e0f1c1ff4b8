import { endOf } from './recording.ts'
import type { Segment } from './segment.ts'

/**
 * Puts a segment where its number belongs. One may be told twice, where a full disk took a part of what was told; the
 * newer word counts. What no line tells of is lost: gaps stand there, and the numbers after it stay as players know them.
 */
export function placeSegment(segments: Segment[], segment: Segment): void {
  const [first] = segments
  const last = segments.at(-1)
  if (first && last && segment.number <= last.number) {
    if (segment.number >= first.number) segments[segment.number - first.number] = segment
    return
  }
  if (last) segments.push(...gapsBetween(last, segment))
  segments.push(segment)
}

function gapsBetween(before: Segment, after: Segment): Segment[] {
  const missing = after.number - before.number - 1
  const from = endOf(before)
  const durationSeconds = Math.max(0, after.startSeconds - from) / missing
  return Array.from({ length: missing }, (_, index) => {
    const startSeconds = from + index * durationSeconds
    return {
      ...before,
      number: before.number + 1 + index,
      startSeconds,
      durationSeconds,
      wallTimeMs: before.wallTimeMs + (startSeconds - before.startSeconds) * 1000,
      isDiscontinuous: false,
      isGap: true,
    }
  })
}
