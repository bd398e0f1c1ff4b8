import { inputArguments, runFfmpeg } from '../ffmpeg/run-ffmpeg.ts'
import { type DrawOptions, drawTimeoutMs } from './draw-options.ts'

/** The picture that stands for a video, as JPEG. */
export async function writePoster(
  { path, signal }: DrawOptions,
  { file, stream, atSeconds, target }: { file: string; stream: number; atSeconds: number; target: string },
): Promise<void> {
  await runFfmpeg(
    [
      ...['-loglevel', 'error', '-ss', atSeconds.toFixed(3), ...inputArguments(file)],
      ...['-map', `0:${stream}`, '-frames:v', '1'],
      // Never larger than it is, turned and with square pixels, as it is seen.
      ...['-vf', "scale=trunc(iw*sar/2)*2:trunc(ih/2)*2,scale='min(1280,iw)':-2,setsar=1,format=yuvj420p"],
      ...['-q:v', '3', '-f', 'mjpeg', `file:${target}`],
    ],
    { path, signal, timeoutMs: drawTimeoutMs },
  )
}
