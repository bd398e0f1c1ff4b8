import { readAacConfig, samplesPerFrame } from '../mp4/aac-config.ts'
import { readAvcConfig } from '../mp4/avc-config.ts'
import { type TrackConfigs, videoTimescale } from '../mp4/track.ts'
import type { RecordingWriter } from './open-recording.ts'
import { createPartAssembler, type PartAssembler } from './part-assembler.ts'

/** Where in a recording a connection of its encoder begins. */
export interface RunStart {
  startSeconds: number
  /** When its first picture came. */
  wallStartMs: number
}

/** Times are milliseconds from the connection's first picture. */
export interface Picture {
  ms: number
  isKey: boolean
  offsetMs: number
  bytes: Buffer
}

/** Writes the pictures and the sound of one connection into a recording. */
export interface FrameWriter {
  setVideo(avcC: Buffer): void
  setSound(aac: Buffer): void
  picture(picture: Picture): void
  sound(ms: number, bytes: Buffer): void
  end(): void
}

export interface WriterOptions extends RunStart {
  /** Lists what is missing as gaps, so that all rungs of a game stay in step. */
  tellsGaps?: boolean
}

/** Encoders send both configurations together; after this long without one, the stream counts as silent. */
const soundWaitMs = 1_000
/** Sound counts its own samples; only a real jump moves it, not the rounding to milliseconds. */
const soundJumpSeconds = 0.1
/** Shorter ones are bridged by the picture before. */
const gapMs = 500

interface Open {
  assembler: PartAssembler
  configs: TrackConfigs
  init: number
  sampleRate: number | null
}

export function createFrameWriter(recording: RecordingWriter, options: WriterOptions): FrameWriter {
  const { startSeconds, wallStartMs, tellsGaps = false } = options
  let avcC: Buffer | null = null
  let aac: Buffer | null = null
  let open: Open | null = null
  let nextSound: number | null = null
  let lastMs = Number.NEGATIVE_INFINITY
  /** Before the first segment is open: pictures that wait for the sound's configuration. */
  let early: Picture[] = []

  const secondsAt = (ms: number) => startSeconds + ms / 1000
  const wallAt = (seconds: number) => wallStartMs + (seconds - startSeconds) * 1000

  function openWith(configs: TrackConfigs, init: number, isDiscontinuous: boolean): Open {
    const sampleRate = configs.aac === null ? null : readAacConfig(configs.aac).sampleRate
    nextSound = null
    let isNext = isDiscontinuous
    const assembler = createPartAssembler({
      ...recording.targets,
      maxSegmentSeconds: () => recording.maxSegmentSeconds,
      sampleRate,
      nextSequenceNumber: recording.nextSequenceNumber,
      onSegment(picture) {
        const from = picture.decodeTime / videoTimescale
        recording.beginSegment({
          init,
          isDiscontinuous: isNext,
          startSeconds: from,
          wallTimeMs: wallAt(from),
        })
        isNext = false
      },
      onPart: recording.addPart,
      onSegmentEnd: recording.endSegment,
    })
    return { assembler, configs, init, sampleRate }
  }

  /** A changed configuration takes effect at a key frame, with a new init. */
  function openAtKey(ms: number): Open | null {
    if (!avcC) return null
    const isSame = open?.configs.avcC.equals(avcC) && sameSound(open.configs.aac, aac)
    if (open && isSame && !(tellsGaps && ms - lastMs > gapMs)) return open
    open?.assembler.end()
    if (open && isSame) {
      recording.addGap({ untilSeconds: secondsAt(ms), init: open.init, isDiscontinuous: false, wallAt })
      return openWith(open.configs, open.init, false)
    }
    const configs = { avcC, aac }
    const sound = aac && readAacConfig(aac)
    const codecs = [readAvcConfig(avcC).codec, ...(sound ? [sound.codec] : [])].join(',')
    const init = recording.addInit(configs, codecs)
    return openWith(configs, init, !(tellsGaps && tellFirstGap(ms, init)))
  }

  /** Lists what is missing since the last connection and since this one began; true if the latter was listed. */
  function tellFirstGap(ms: number, init: number): boolean {
    recording.addGap({ untilSeconds: startSeconds, init, isDiscontinuous: false, wallAt })
    return recording.addGap({ untilSeconds: secondsAt(ms), init, isDiscontinuous: true, wallAt })
  }

  function add({ ms, isKey, offsetMs, bytes }: Picture): void {
    if (isKey) open = openAtKey(ms)
    lastMs = ms
    open?.assembler.video({
      decodeTime: Math.round(secondsAt(ms) * videoTimescale),
      compositionOffset: Math.round((offsetMs * videoTimescale) / 1000),
      isKey,
      bytes,
    })
  }

  return {
    setVideo(config) {
      readAvcConfig(config)
      avcC = config
    },
    setSound(config) {
      readAacConfig(config)
      aac = config
    },
    picture(picture) {
      if (!open && !aac && picture.ms < soundWaitMs) {
        early.push(picture)
        return
      }
      for (const one of early) add(one)
      early = []
      add(picture)
    },
    sound(ms, bytes) {
      if (!open?.sampleRate) return
      const { sampleRate, assembler } = open
      const wanted = Math.round(secondsAt(ms) * sampleRate)
      if (nextSound === null || Math.abs(wanted - nextSound) > sampleRate * soundJumpSeconds) {
        // Never backwards: what is written cannot be changed.
        nextSound = Math.max(wanted, nextSound ?? 0)
      }
      if (wanted < startSeconds * sampleRate) return
      assembler.audio({
        decodeTime: nextSound,
        duration: samplesPerFrame,
        compositionOffset: 0,
        isKey: true,
        bytes,
      })
      nextSound += samplesPerFrame
    },
    end() {
      for (const one of early) add(one)
      early = []
      open?.assembler.end()
      open = null
    },
  }
}

function sameSound(one: Buffer | null, other: Buffer | null): boolean {
  return one === null || other === null ? one === other : one.equals(other)
}
