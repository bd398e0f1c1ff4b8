import type { FlvTag } from '../flv/read-flv.ts'
import { readVideoTag } from '../flv/read-tag.ts'
import { readAvcConfig } from '../mp4/avc-config.ts'

/** What a playlist says about one rung of a video. */
export interface RungFacts {
  width: number
  height: number
  /** In the busiest seconds. */
  bitsPerSecond: number
  codecs: string
  durationSeconds: number
}

/** A file that was to be copied needs an encoder after all. */
export class NotConforming extends Error {}
/** The file is longer than a replay may be. */
export class TooLong extends Error {}

/** Players and phones since about 2012 decode up to here. */
const maxLevel = 42
/** Players seek and switch rungs at key frames, so these must be close together. */
const maxKeyGapMs = 6_000
/** Screen recordings may hold one picture for minutes, but players expect a new one now and then. */
const maxPictureGapMs = 2_000
const windowMs = 4_000
/** Fragment headers add this much to the frames. */
const overhead = 1.03

/** Watches what goes into a recording. */
export function createRungWatch({ isCopy, maxSeconds }: { isCopy: boolean; maxSeconds: number }) {
  const windows: number[] = []
  let size = { width: 0, height: 0 }
  let firstMs: number | null = null
  let lastMs = 0
  let lastKeyMs = 0

  function seeConfig(avcC: Buffer): void {
    const { width, height } = readAvcConfig(avcC)
    size = { width, height }
    if (isCopy && avcC.readUInt8(3) > maxLevel) throw new NotConforming('Its H.264 level is too high')
  }

  function seePicture(ms: number, isKey: boolean): void {
    firstMs ??= ms
    if (ms - firstMs > maxSeconds * 1000) throw new TooLong()
    if (isCopy && ms - lastMs > maxPictureGapMs && lastMs > 0) throw new NotConforming('Its picture pauses')
    lastMs = ms
    if (isKey) lastKeyMs = ms
    if (isCopy && ms - lastKeyMs > maxKeyGapMs) throw new NotConforming('Its key frames are too far apart')
  }

  return {
    see({ kind, timestampMs, body }: FlvTag): void {
      const window = Math.floor(timestampMs / windowMs)
      windows[window] = (windows[window] ?? 0) + body.length
      const tag = kind === 'video' ? readVideoTag(body) : null
      if (tag?.kind === 'config') seeConfig(tag.avcC)
      if (tag?.kind === 'frame') seePicture(timestampMs, tag.isKey)
    },
    facts() {
      const busiest = windows.reduce((most, bytes) => Math.max(most, bytes), 0)
      const seconds = Math.min(windowMs, Math.max(lastMs, 1)) / 1000
      return { ...size, bitsPerSecond: Math.ceil(((busiest * 8) / seconds) * overhead) }
    },
  }
}
