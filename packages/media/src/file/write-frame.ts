import { rm, writeFile } from 'node:fs/promises'
import { FfmpegFailed, inputArguments, runFfmpeg } from '../ffmpeg/run-ffmpeg.ts'
import { SegmentMissing } from '../live/pin-stretch.ts'
import { endOf, type Recording } from '../live/recording.ts'
import { type DrawOptions, drawTimeoutMs, isDrawn } from './draw-options.ts'

export interface FrameOptions {
  recording: Recording
  /** On the time line of the recording; where there is no picture, the next one. */
  atSeconds: number
  /** The longer side, at the most. */
  maxSide: number
  target: string
}

/** One picture of a recording, as JPEG. */
export async function writeFrame(options: DrawOptions, frame: FrameOptions): Promise<void> {
  const { recording, atSeconds, maxSide, target } = frame
  const own = recording.segments.filter(({ isGap }) => !isGap)
  const segment = own.find(each => endOf(each) > atSeconds) ?? own.at(-1)
  const init = segment && (await recording.readInit(segment.init))
  const bytes = segment && (await recording.readSegment(segment.number))
  if (!segment || !init || !bytes) throw new SegmentMissing('There is no picture')
  // The last picture of a segment begins before its end.
  const within = Math.max(0, Math.min(atSeconds - segment.startSeconds, segment.durationSeconds - 0.2))
  const piece = `${target}.piece`
  const draw = (seekSeconds: number) =>
    runFfmpeg(
      [
        ...['-loglevel', 'error', ...inputArguments(piece), '-map', '0:v:0'],
        ...['-ss', seekSeconds.toFixed(3), '-frames:v', '1'],
        '-vf',
        `${fitWithin(maxSide)},setsar=1,format=yuvj420p`,
        ...['-q:v', '3', '-f', 'mjpeg', `file:${target}`],
      ],
      {
        ...options,
        purpose: 'poster',
        timeoutMs: drawTimeoutMs,
        isBrief: true,
        files: { read: piece, write: target },
      },
    )
  try {
    await writeFile(piece, Buffer.concat([init, bytes]))
    await draw(within)
    // Of few pictures a second, none may begin so late.
    if (!(await isDrawn(target))) await draw(0)
    if (!(await isDrawn(target))) throw new FfmpegFailed('There is no picture in the segment')
  } finally {
    await rm(piece, { force: true })
  }
}

/** Even sides in the picture's own shape. Older builds of ffmpeg lack `force_divisible_by`, so the filter computes them. */
function fitWithin(maxSide: number): string {
  const even = (side: string) => `max(2\\,2*floor(min(${side}\\,${side}*${maxSide}/max(iw\\,ih))/2))`
  return `scale=w=${even('iw')}:h=${even('ih')}`
}
