import { readAudioTag, readVideoTag } from '../flv/read-tag.ts'
import { readAacConfig } from '../mp4/aac-config.ts'
import { readAvcConfig } from '../mp4/avc-config.ts'
import { createFrameWriter, type FrameWriter, type RunPlace } from './frame-writer.ts'
import type { RecordingWriter } from './open-recording.ts'
import { createTimeline, type Timeline } from './timeline.ts'

/** Why an encoder's stream cannot be taken; operators read it. */
export class UnsupportedStream extends Error {}

export class UnsupportedCodec extends UnsupportedStream {
  readonly kind: 'video' | 'sound'
  readonly codec: string

  constructor(kind: 'video' | 'sound', codec: string) {
    super(`${codec} is sent; ${kind === 'video' ? 'H.264' : 'AAC'} is needed`)
    this.kind = kind
    this.codec = codec
  }
}

/** What one connection of an encoder sends, from its first key frame to its end. */
export interface LiveRun {
  video(timestampMs: number, body: Buffer): void
  audio(timestampMs: number, body: Buffer): void
  end(): void
}

/** Gets everything that is recorded, with the times it has in the recording. */
export interface LiveTap {
  config(kind: 'video' | 'audio', body: Buffer): void
  /** Called just before the first picture. */
  begin(place: RunPlace): void
  video(ms: number, isKey: boolean, body: Buffer): void
  audio(ms: number, body: Buffer): void
}

/** A larger step is a leap of the encoder's clock, and the pace from before it is kept. */
const maxStepMs = 10_000

export function startLiveRun(recording: RecordingWriter, now: () => number, tap?: LiveTap): LiveRun {
  const startSeconds = recording.endSeconds
  let avcC: Buffer | null = null
  let aac: Buffer | null = null
  let timeline: Timeline | null = null
  let writer: FrameWriter | null = null
  let isOver = false
  let lastVideoMs = Number.NEGATIVE_INFINITY
  let leapMs = 0
  let stepMs = 33

  function steady(ms: number): number {
    const step = ms + leapMs - lastVideoMs
    if (lastVideoMs !== Number.NEGATIVE_INFINITY && (step <= 0 || step > maxStepMs)) leapMs += stepMs - step
    else if (lastVideoMs !== Number.NEGATIVE_INFINITY) stepMs = step
    lastVideoMs = ms + leapMs
    return lastVideoMs
  }

  function begin(firstTimestampMs: number, config: Buffer): FrameWriter {
    const place = { startSeconds, wallStartMs: now() }
    timeline = createTimeline(firstTimestampMs)
    const made = createFrameWriter(recording, place)
    made.setVideo(config)
    if (aac) made.setSound(aac)
    tap?.begin(place)
    return made
  }

  function readAvc(config: Buffer): void {
    readAvcConfig(config)
    avcC = config
    writer?.setVideo(config)
  }

  function readAac(config: Buffer): void {
    readAacConfig(config)
    aac = config
    writer?.setSound(config)
  }

  return {
    video(timestampMs, body) {
      const tag = readVideoTag(body)
      if (isOver || !tag || tag.kind === 'end') return
      if (tag.kind === 'unsupported') throw new UnsupportedCodec('video', tag.codec)
      if (tag.kind === 'config') {
        readAvc(tag.avcC)
        tap?.config('video', body)
        return
      }
      if (!writer) {
        if (!tag.isKey || !avcC) return
        writer = begin(timestampMs, avcC)
      }
      const ms = steady(timeline?.place(timestampMs) ?? 0)
      writer.picture({ ms, isKey: tag.isKey, offsetMs: tag.compositionOffsetMs, bytes: tag.bytes })
      tap?.video(ms, tag.isKey, body)
    },

    audio(timestampMs, body) {
      const tag = readAudioTag(body)
      if (isOver || !tag) return
      if (tag.kind === 'unsupported') throw new UnsupportedCodec('sound', tag.codec)
      if (tag.kind === 'config') {
        readAac(tag.aac)
        tap?.config('audio', body)
        return
      }
      if (!timeline) return
      const ms = timeline.place(timestampMs) + leapMs
      writer?.sound(ms, tag.bytes)
      if (ms >= 0) tap?.audio(ms, body)
    },

    end() {
      if (isOver) return
      isOver = true
      writer?.end()
    },
  }
}
