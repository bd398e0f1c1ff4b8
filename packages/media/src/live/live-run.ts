import { readAudioTag, readVideoTag } from '../flv/read-tag.ts'
import { readAacConfig, samplesPerFrame } from '../mp4/aac-config.ts'
import { readAvcConfig } from '../mp4/avc-config.ts'
import { type TrackConfigs, videoTimescale } from '../mp4/track.ts'
import { createPartAssembler, type PartAssembler } from './part-assembler.ts'
import type { Recording } from './recording.ts'
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

/** Encoders send both configurations at once; a stream without sound is believed after this long. */
const soundWaitMs = 1_000
/** Sound counts its own samples; only a real jump moves it, not the rounding to milliseconds. */
const soundJumpSeconds = 0.1
/** An encoder whose clock leaps is followed at the pace it had. */
const maxStepMs = 10_000

interface Open {
  assembler: PartAssembler
  configs: TrackConfigs
  sampleRate: number | null
}

export function startLiveRun(recording: Recording, now: () => number): LiveRun {
  const startSeconds = recording.endSeconds
  let avcC: Buffer | null = null
  let aac: Buffer | null = null
  let timeline: Timeline | null = null
  let wallStartMs = 0
  let open: Open | null = null
  let isOver = false
  let lastVideoMs = Number.NEGATIVE_INFINITY
  let leapMs = 0
  let stepMs = 33
  let nextSound: number | null = null
  /** Before the first segment is open: pictures that wait for the sound's configuration. */
  let early: { ms: number; isKey: boolean; offsetMs: number; bytes: Buffer }[] = []

  const ticks = (ms: number) => Math.round((startSeconds + ms / 1000) * videoTimescale)

  function openWith(configs: TrackConfigs): Open {
    const sound = configs.aac && readAacConfig(configs.aac)
    const sampleRate = sound?.sampleRate ?? null
    const codecs = [readAvcConfig(configs.avcC).codec, ...(sound ? [sound.codec] : [])].join(',')
    const init = recording.addInit(configs, codecs)
    nextSound = null
    let isFirst = true
    const assembler = createPartAssembler({
      ...recording.targets,
      maxSegmentSeconds: () => recording.maxSegmentSeconds,
      sampleRate,
      nextSequenceNumber: recording.nextSequenceNumber,
      onSegment(picture) {
        const startTime = picture.decodeTime / videoTimescale
        recording.beginSegment({
          init,
          isDiscontinuous: isFirst,
          startSeconds: startTime,
          wallTimeMs: wallStartMs + (startTime - startSeconds) * 1000,
        })
        isFirst = false
      },
      onPart: recording.addPart,
      onSegmentEnd: recording.endSegment,
    })
    return { assembler, configs, sampleRate }
  }

  /** At a key frame the configurations of this moment count: new ones need a new beginning. */
  function openAtKey(): Open | null {
    if (!avcC) return null
    if (open?.configs.avcC.equals(avcC) && sameSound(open.configs.aac, aac)) return open
    open?.assembler.end()
    return openWith({ avcC, aac })
  }

  function steady(ms: number): number {
    const step = ms + leapMs - lastVideoMs
    if (lastVideoMs !== Number.NEGATIVE_INFINITY && (step <= 0 || step > maxStepMs)) leapMs += stepMs - step
    else if (lastVideoMs !== Number.NEGATIVE_INFINITY) stepMs = step
    lastVideoMs = ms + leapMs
    return lastVideoMs
  }

  function addPicture({ ms, isKey, offsetMs, bytes }: (typeof early)[number]): void {
    if (isKey) open = openAtKey()
    open?.assembler.video({
      decodeTime: ticks(ms),
      compositionOffset: Math.round((offsetMs * videoTimescale) / 1000),
      isKey,
      bytes,
    })
  }

  return {
    video(timestampMs, body) {
      const tag = readVideoTag(body)
      if (isOver || !tag || tag.kind === 'end') return
      if (tag.kind === 'unsupported') throw new UnsupportedCodec('video', tag.codec)
      if (tag.kind === 'config') {
        readAvcConfig(tag.avcC)
        avcC = tag.avcC
        return
      }
      if (!timeline) {
        if (!tag.isKey || !avcC) return
        timeline = createTimeline(timestampMs)
        wallStartMs = now()
      }
      const ms = steady(timeline.place(timestampMs))
      const picture = { ms, isKey: tag.isKey, offsetMs: tag.compositionOffsetMs, bytes: tag.bytes }
      if (!open && !aac && ms < soundWaitMs) {
        early.push(picture)
        return
      }
      for (const one of early) addPicture(one)
      early = []
      addPicture(picture)
    },

    audio(timestampMs, body) {
      const tag = readAudioTag(body)
      if (isOver || !tag) return
      if (tag.kind === 'unsupported') throw new UnsupportedCodec('sound', tag.codec)
      if (tag.kind === 'config') {
        readAacConfig(tag.aac)
        aac = tag.aac
        return
      }
      if (!timeline || !open?.sampleRate) return
      const { sampleRate, assembler } = open
      const wanted = Math.round((startSeconds + (timeline.place(timestampMs) + leapMs) / 1000) * sampleRate)
      if (nextSound === null || Math.abs(wanted - nextSound) > sampleRate * soundJumpSeconds) {
        // Never back: what is written already stands.
        nextSound = Math.max(wanted, nextSound ?? 0)
      }
      if (wanted < startSeconds * sampleRate) return
      assembler.audio({
        decodeTime: nextSound,
        duration: samplesPerFrame,
        compositionOffset: 0,
        isKey: true,
        bytes: tag.bytes,
      })
      nextSound += samplesPerFrame
    },

    end() {
      if (isOver) return
      isOver = true
      for (const one of early) addPicture(one)
      open?.assembler.end()
    },
  }
}

function sameSound(one: Buffer | null, other: Buffer | null): boolean {
  return one === null || other === null ? one === other : one.equals(other)
}
