import { inputArguments, runFfmpeg } from '../ffmpeg/run-ffmpeg.ts'
import { type DrawOptions, drawTimeoutMs, isDrawn } from './draw-options.ts'

/** Key frames to choose from. */
const candidates = 24

/**
 * The picture that tells most of a short video, as JPEG: of its key frames the one that is most like the others, which is
 * neither black nor a blur. One without a key frame of its own gives its first picture.
 */
export async function writeStill(
  options: DrawOptions,
  { file, size, target }: { file: string; size: { width: number; height: number }; target: string },
): Promise<void> {
  const draw = (before: readonly string[], filters: readonly string[]) =>
    runFfmpeg(
      [
        ...['-loglevel', 'error', ...before, ...inputArguments(file), '-map', '0:v:0', '-frames:v', '1'],
        ...[
          '-vf',
          [...filters, `scale=${size.width}:${size.height}`, 'setsar=1', 'format=yuvj420p'].join(','),
        ],
        ...['-q:v', '3', '-f', 'mjpeg', `file:${target}`],
      ],
      {
        ...options,
        purpose: 'still',
        timeoutMs: drawTimeoutMs,
        isBrief: true,
        files: { read: file, write: target },
      },
    )
  await draw(['-skip_frame', 'nokey'], [`thumbnail=${candidates}`])
  if (!(await isDrawn(target))) await draw([], [])
}
