import { endOf } from './recording.ts'
import type { Segment } from './segment.ts'

/** A time without a picture inside of a recording. */
export interface Break {
  /** By the clock of the evening. */
  atMs: number
  seconds: number
}

/** Segments that are lost, and the time for which an encoder was away; a recording has neither of them at its ends. */
export function findBreaks(segments: readonly Segment[]): Break[] {
  const breaks: Break[] = []
  let before: Segment | undefined
  for (const segment of segments) {
    if (segment.isGap) continue
    const last = before
    before = segment
    if (!last) continue
    const atMs = last.wallTimeMs + last.durationSeconds * 1000
    const lost = Math.max(0, segment.startSeconds - endOf(last))
    const away = segment.isDiscontinuous ? Math.max(0, (segment.wallTimeMs - atMs) / 1000) : 0
    const seconds = Math.max(lost, away)
    if (seconds > 0.05) breaks.push({ atMs, seconds })
  }
  return breaks
}
