import { inputArguments, runFfmpeg } from '../ffmpeg/run-ffmpeg.ts'
import { type DrawnPicture, type DrawOptions, drawTimeoutMs } from './draw-options.ts'

/** Long enough to recognise the game, short enough to load in passing. */
const previewSeconds = 6

/** A few silent seconds as MP4. */
export async function writePreview(
  options: DrawOptions,
  { file, stream, atSeconds, size, target }: DrawnPicture,
): Promise<void> {
  await runFfmpeg(
    [
      ...['-loglevel', 'error', '-ss', atSeconds.toFixed(3), '-t', String(previewSeconds)],
      ...inputArguments(file),
      ...['-map', `0:${stream}`, '-an', '-map_metadata', '-1', '-r', '24'],
      ...['-vf', `scale=${size.width}:${size.height},setsar=1,format=yuv420p`],
      ...['-c:v', 'libx264', '-preset', 'veryfast', '-crf', '28', '-movflags', '+faststart'],
      ...['-f', 'mp4', `file:${target}`],
    ],
    { ...options, purpose: 'preview', timeoutMs: drawTimeoutMs, files: { read: file, write: target } },
  )
}
