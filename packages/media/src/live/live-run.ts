import { readAudioTag, readVideoTag, type VideoTag } from '../flv/read-tag.ts'
import { readAacConfig } from '../mp4/aac-config.ts'
import { readAvcConfig } from '../mp4/avc-config.ts'
import { isPicture } from '../mp4/is-picture.ts'
import { createFrameWriter, type FrameWriter, type RunStart } from './frame-writer.ts'
import type { RecordingWriter } from './open-recording.ts'
import { createRunClock, type PlacedPicture, type RunClock } from './run-clock.ts'

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

/** What became of a message with video: `nothing` is there to be seen before the first key frame, or in a configuration. */
export type VideoOutcome = 'picture' | 'bad_picture' | 'nothing'

/** What one connection of an encoder sends, from its first key frame to its end. */
export interface LiveRun {
  video(timestampMs: number, body: Buffer): VideoOutcome
  audio(timestampMs: number, body: Buffer): void
  end(): void
}

/** Gets everything that is recorded, with the times it has in the recording. */
export interface LiveTap {
  config(kind: 'video' | 'audio', body: Buffer): void
  /** Called just before the first picture, and again where the encoder's clock leaps: times restart from there. */
  begin(runStart: RunStart): void
  video(ms: number, isKey: boolean, body: Buffer): void
  audio(ms: number, body: Buffer): void
}

type FrameTag = Extract<VideoTag, { kind: 'frame' }>

export function startLiveRun(recording: RecordingWriter, now: () => number, tap?: LiveTap): LiveRun {
  let avcC: Buffer | null = null
  let lengthBytes = 4
  let aac: Buffer | null = null
  let clock: RunClock | null = null
  let writer: FrameWriter | null = null
  let isOver = false
  /** Until a key frame; what comes before it cannot be shown. */
  let isSkipping = true
  /** In this group of pictures, and in the one before. */
  let leaps = { here: false, before: false }

  function begin(timestampMs: number, config: Buffer): PlacedPicture {
    writer?.end()
    const runStart = { startSeconds: recording.endSeconds, wallStartMs: now() }
    writer = createFrameWriter(recording, runStart)
    writer.setVideo(config)
    if (aac) writer.setSound(aac)
    tap?.begin(runStart)
    const made = createRunClock(timestampMs, runStart.wallStartMs)
    clock = made
    return made.picture(timestampMs, runStart.wallStartMs)
  }

  /** A leap restarts the recording, as a new connection does. An encoder that leaps all the time has no usable clock. */
  function isToBegin(): boolean {
    const isNew = leaps.here && !leaps.before
    leaps = { here: false, before: leaps.here }
    return writer === null || isNew
  }

  function takePicture(timestampMs: number, body: Buffer, picture: FrameTag): VideoOutcome {
    if (!avcC) return 'nothing'
    const isBad = !isPicture(picture.bytes, lengthBytes)
    isSkipping = isBad || (isSkipping && !picture.isKey)
    if (isBad) return 'bad_picture'
    if (isSkipping) return 'nothing'
    const { isKey, compositionOffsetMs, bytes } = picture
    let placed = clock?.picture(timestampMs, now())
    leaps.here ||= placed?.hasLeapt ?? false
    if (isKey && isToBegin()) placed = begin(timestampMs, avcC)
    if (!placed) return 'nothing'
    const { ms } = placed
    writer?.picture({ ms, isKey, offsetMs: compositionOffsetMs, bytes })
    tap?.video(Math.round(ms), isKey, body)
    return 'picture'
  }

  function readAvc(config: Buffer): void {
    lengthBytes = readAvcConfig(config).lengthBytes
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
      if (isOver || !tag || tag.kind === 'end') return 'nothing'
      if (tag.kind === 'unsupported') throw new UnsupportedCodec('video', tag.codec)
      if (tag.kind === 'frame') return takePicture(timestampMs, body, tag)
      readAvc(tag.avcC)
      tap?.config('video', body)
      return 'nothing'
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
      const ms = clock?.sound(timestampMs, now()) ?? null
      if (ms === null) return
      writer?.sound(ms, tag.bytes)
      if (ms >= 0) tap?.audio(Math.round(ms), body)
    },

    end() {
      if (isOver) return
      isOver = true
      writer?.end()
    },
  }
}
