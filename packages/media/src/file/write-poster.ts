import { inputArguments, runFfmpeg } from '../ffmpeg/run-ffmpeg.ts'
import { type DrawnPicture, type DrawOptions, drawTimeoutMs } from './draw-options.ts'

/** The picture that represents a video, as JPEG. */
export async function writePoster(
  options: DrawOptions,
  { file, stream, atSeconds, size, target }: DrawnPicture,
): Promise<void> {
  await runFfmpeg(
    [
      ...['-loglevel', 'error', '-ss', atSeconds.toFixed(3), ...inputArguments(file)],
      ...['-map', `0:${stream}`, '-frames:v', '1'],
      ...['-vf', `scale=${size.width}:${size.height},setsar=1,format=yuvj420p`],
      ...['-q:v', '3', '-f', 'mjpeg', `file:${target}`],
    ],
    { ...options, purpose: 'poster', timeoutMs: drawTimeoutMs, files: { read: file, write: target } },
  )
}
