import type { FlvTag } from '../flv/read-flv.ts'
import { readAudioTag, readVideoTag } from '../flv/read-tag.ts'
import { createFrameWriter, type RunStart } from '../live/frame-writer.ts'
import type { RecordingWriter } from '../live/open-recording.ts'

/** Records one rung over all the processes that make it during one connection of the encoder. */
export interface RungRecorder {
  /** Where it is, in the connection's milliseconds. */
  readonly lastMs: number
  take(tag: FlvTag): void
  end(): void
}

export function createRungRecorder(recording: RecordingWriter, runStart: RunStart): RungRecorder {
  const writer = createFrameWriter(recording, { ...runStart, tellsGaps: true })
  /** What a new process sends from before this point is recorded already. */
  const earliestMs = (recording.endSeconds - runStart.startSeconds) * 1000
  let lastMs = -1

  function takeVideo({ timestampMs, body }: FlvTag): void {
    const tag = readVideoTag(body)
    if (tag?.kind === 'config') writer.setVideo(tag.avcC)
    if (tag?.kind !== 'frame' || timestampMs <= lastMs || timestampMs < earliestMs - 1) return
    lastMs = timestampMs
    writer.picture({ ms: timestampMs, isKey: tag.isKey, offsetMs: tag.compositionOffsetMs, bytes: tag.bytes })
  }

  function takeSound({ timestampMs, body }: FlvTag): void {
    const tag = readAudioTag(body)
    if (tag?.kind === 'config') writer.setSound(tag.aac)
    if (tag?.kind === 'frame' && timestampMs >= earliestMs) writer.sound(timestampMs, tag.bytes)
  }

  return {
    get lastMs() {
      return lastMs
    },
    take: tag => (tag.kind === 'video' ? takeVideo(tag) : takeSound(tag)),
    end: writer.end,
  }
}
