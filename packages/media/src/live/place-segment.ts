import { endOf } from './recording.ts'
import type { Segment } from './segment.ts'

/**
 * Puts a segment where its number belongs. A full disk may cause an entry to be written twice; the later one counts. Segments
 * without an entry are lost and become gaps, so that the numbers after them stay as players know them.
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
