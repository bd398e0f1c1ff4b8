import type { RecordingWriter } from './open-recording.ts'
import { endOf } from './recording.ts'

/**
 * Of a recording whose writer is gone with its disk: lists as a gap what it may have shown and nobody has, up to the time at
 * which it can have written last. So no number is given twice, and lists that players have never fall.
 */
export function coverLost(recording: RecordingWriter, untilMs: number): void {
  const last = recording.segments.at(-1)
  if (!last) return
  const lostSeconds = (untilMs - last.wallTimeMs) / 1000 - last.durationSeconds
  const from = endOf(last)
  recording.addGap({
    untilSeconds: from + lostSeconds,
    init: last.init,
    isDiscontinuous: false,
    wallAt: seconds => last.wallTimeMs + (seconds - last.startSeconds) * 1000,
  })
}
