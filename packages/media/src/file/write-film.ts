import { rm, writeFile } from 'node:fs/promises'
import { inputArguments, runFfmpeg } from '../ffmpeg/run-ffmpeg.ts'
import { SegmentMissing } from '../live/pin-stretch.ts'
import type { Recording } from '../live/recording.ts'
import type { Segment } from '../live/segment.ts'
import type { DrawOptions } from './draw-options.ts'

export interface FilmOptions {
  recording: Recording
  /** At the most a segment more. */
  seconds: number
  maxBytes: number
  target: string
}

const timeoutMs = 8_000

/**
 * The newest seconds of a recording as MP4, without sound. Copied, so it costs no decoder and is as small as its size of the
 * recording. False where that is more than `maxBytes`.
 */
export async function writeFilm(
  options: DrawOptions,
  { recording, seconds, maxBytes, target }: FilmOptions,
): Promise<boolean> {
  const [first, ...others] = listNewest(recording.segments, seconds)
  const init = first && (await recording.readInit(first.init))
  if (!init) throw new SegmentMissing('There is no picture')
  const pieces = [init]
  for (const { number } of [first, ...others]) {
    const bytes = await recording.readSegment(number)
    if (!bytes) throw new SegmentMissing(`Segment ${number} is missing`)
    pieces.push(bytes)
  }
  if (pieces.reduce((sum, { length }) => sum + length, 0) > maxBytes) return false
  const source = `${target}.piece`
  try {
    await writeFile(source, Buffer.concat(pieces))
    await runFfmpeg(
      [
        ...['-loglevel', 'error', ...inputArguments(source), '-map', '0:v:0', '-c', 'copy'],
        ...['-map_metadata', '-1', '-movflags', '+faststart', '-f', 'mp4', `file:${target}`],
      ],
      { ...options, purpose: 'film', timeoutMs, isBrief: true, files: { read: source, write: target } },
    )
  } finally {
    await rm(source, { force: true })
  }
  return true
}

/** Those that continue each other, back from the last one. */
function listNewest(segments: readonly Segment[], seconds: number): Segment[] {
  const newest: Segment[] = []
  let left = seconds
  for (const segment of segments.toReversed()) {
    const [next] = newest
    if (segment.isGap || left <= 0 || (next && (next.isDiscontinuous || next.init !== segment.init))) break
    newest.unshift(segment)
    left -= segment.durationSeconds
  }
  return newest
}
