import { readVideoTag } from '../flv/read-tag.ts'
import type { RunStart } from '../live/frame-writer.ts'
import type { LiveTap } from '../live/live-run.ts'
import { readAvcConfig } from '../mp4/avc-config.ts'

/** How what an encoder sends arrives. */
export interface Signal {
  width: number | null
  height: number | null
  hasSound: boolean
  bitsPerSecond: number
  framesPerSecond: number
  /** Between the last two key frames; null before the second. */
  keySeconds: number | null
  /** Pictures that are missing in the encoder's own times, in the last minute. */
  droppedFrames: number
  /** How much later pictures come than the quickest of the last minutes did: what waits in the encoder or on its line. */
  delayMs: number
  /** How much the encoder's clock falls behind ours, or gets ahead; null until it is known. */
  driftMsPerMinute: number | null
}

export interface SignalMeter extends LiveTap {
  read(): Signal
}

const keptSeconds = 300
/** What a rate is the mean of. */
const rateSeconds = 5
const dropSeconds = 60
/** Clocks of encoders differ by some hundredths of a per mille, which a shorter time does not show. */
const driftAfterMs = 120_000
/** More is a pause, or a leap of the clock, and no pictures that were dropped. */
const longestGapMs = 10_000

interface Second {
  at: number
  bytes: number
  pictures: number
  dropped: number
  /** Of the arrival behind the encoder's own time, the least. */
  lateMs: number
}

/** Costs some additions for each picture: a second is the finest that is kept. */
export function createSignalMeter(now: () => number): SignalMeter {
  const seconds: Second[] = Array.from({ length: keptSeconds }, () => emptySecond(-1))
  let runStart: RunStart | null = null
  let size: { width: number; height: number } | null = null
  let hasSound = false
  const firstMs = now()
  let beganMs = firstMs
  let lastMs: number | null = null
  let lastKeyMs: number | null = null
  let keyMs: number | null = null
  /** Between two pictures, as a rule. */
  let stepMs: number | null = null
  let firstLateMs = Number.POSITIVE_INFINITY

  function secondAt(atMs: number): Second {
    const at = Math.floor(atMs / 1000)
    const index = at % keptSeconds
    const known = seconds[index]
    if (known?.at === at) return known
    const made = emptySecond(at)
    seconds[index] = made
    return made
  }

  function countMissing(ms: number): number {
    const gap = lastMs === null ? 0 : ms - lastMs
    lastMs = ms
    if (gap <= 0 || gap > longestGapMs) return 0
    if (stepMs === null || gap < stepMs * 0.6) stepMs = gap
    if (gap < stepMs * 1.6) {
      stepMs += (gap - stepMs) / 16
      return 0
    }
    // A slower rate looks like pictures that are missing, but goes on.
    stepMs += (gap - stepMs) / 64
    return Math.round(gap / stepMs) - 1
  }

  const listSince = (atMs: number, count: number) => {
    const last = Math.floor(atMs / 1000)
    return seconds.filter(({ at }) => at >= last - count && at < last)
  }
  const least = (list: readonly Second[]) =>
    list.reduce((low, { lateMs }) => Math.min(low, lateMs), Number.POSITIVE_INFINITY)

  return {
    config(kind, body) {
      if (kind === 'audio') hasSound = true
      const tag = kind === 'video' ? readVideoTag(body) : null
      if (tag?.kind === 'config') size = readAvcConfig(tag.avcC)
    },
    begin(at) {
      runStart = at
      beganMs = now()
      lastMs = null
      lastKeyMs = null
      firstLateMs = Number.POSITIVE_INFINITY
      for (const second of seconds) second.lateMs = Number.POSITIVE_INFINITY
    },
    video(ms, isKey, body) {
      const atMs = now()
      const second = secondAt(atMs)
      second.bytes += body.length
      second.pictures += 1
      second.dropped += countMissing(ms)
      if (runStart) second.lateMs = Math.min(second.lateMs, atMs - runStart.wallStartMs - ms)
      if (atMs - beganMs < driftAfterMs / 2) firstLateMs = Math.min(firstLateMs, second.lateMs)
      if (!isKey) return
      if (lastKeyMs !== null && ms > lastKeyMs) keyMs = ms - lastKeyMs
      lastKeyMs = ms
    },
    audio(_, body) {
      hasSound = true
      secondAt(now()).bytes += body.length
    },
    read() {
      const atMs = now()
      const recent = listSince(atMs, rateSeconds)
      const spanSeconds = Math.max(1, Math.min(rateSeconds, Math.floor((atMs - firstMs) / 1000)))
      const sum = (key: 'bytes' | 'pictures') => recent.reduce((total, one) => total + one[key], 0)
      const late = least(listSince(atMs, 2)) - least(listSince(atMs, keptSeconds))
      const drift = least(listSince(atMs, dropSeconds)) - firstLateMs
      const isLong = atMs - beganMs >= driftAfterMs
      return {
        width: size?.width ?? null,
        height: size?.height ?? null,
        hasSound,
        bitsPerSecond: Math.round((sum('bytes') * 8) / spanSeconds),
        framesPerSecond: Math.round((sum('pictures') / spanSeconds) * 10) / 10,
        keySeconds: keyMs === null ? null : Math.round(keyMs / 10) / 100,
        droppedFrames: listSince(atMs, dropSeconds).reduce((total, { dropped }) => total + dropped, 0),
        delayMs: Number.isFinite(late) ? Math.round(late) : 0,
        driftMsPerMinute:
          isLong && Number.isFinite(drift) ? Math.round((drift * 600_000) / (atMs - beganMs)) / 10 : null,
      }
    },
  }
}

function emptySecond(at: number): Second {
  return { at, bytes: 0, pictures: 0, dropped: 0, lateMs: Number.POSITIVE_INFINITY }
}
