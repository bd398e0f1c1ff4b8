import { inputArguments, runFfmpeg } from '../ffmpeg/run-ffmpeg.ts'
import { quickVideo } from './cut-arguments.ts'
import type { DrawOptions } from './draw-options.ts'
import { probeFile } from './probe-file.ts'
import { timeLimitMs } from './time-limit.ts'
import { type VerticalFraming, verticalFilter, verticalSize } from './vertical-filter.ts'

/** A file that is shorter than this part of its source was cut off, as by a full disk. */
const leastShare = 0.9

/** A landscape video as vertical: 9:16, re-encoded. */
export async function writeVertical(
  options: DrawOptions,
  { file, framing, target }: { file: string; framing: VerticalFraming; target: string },
): Promise<void> {
  const facts = await probeFile(options, file)
  const { video, durationSeconds } = facts ?? {}
  if (!video || !durationSeconds) throw new Error('There is no picture')
  const size = verticalSize(video)
  const sound = ['-map', '0:a:0?', '-c:a', 'aac', '-b:a', '128k', '-ac', '2']
  await runFfmpeg(
    [
      ...['-loglevel', 'error', ...inputArguments(file)],
      ...[
        '-filter_complex',
        `[0:v:0]${verticalFilter(framing, size)}[v]`,
        '-map',
        '[v]',
        ...sound,
        ...quickVideo,
      ],
      ...[
        '-fps_mode',
        'vfr',
        '-map_metadata',
        '-1',
        '-movflags',
        '+faststart',
        '-f',
        'mp4',
        `file:${target}`,
      ],
    ],
    {
      ...options,
      purpose: 'vertical',
      timeoutMs: timeLimitMs({
        seconds: durationSeconds,
        sizes: [video, size],
        frameRate: video.frameRate,
      }),
      files: { read: file, write: target },
    },
  )
  const made = await probeFile(options, target)
  if (!made?.video || (made.durationSeconds ?? 0) < durationSeconds * leastShare)
    throw new Error('The file is incomplete')
}
