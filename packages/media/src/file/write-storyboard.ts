import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { inputArguments, runFfmpeg } from '../ffmpeg/run-ffmpeg.ts'
import { readRecording } from '../live/read-recording.ts'
import type { DrawOptions } from './draw-options.ts'
import { splitJpegs } from './split-jpegs.ts'
import { chooseInterval, storyboardVtt, tilesAcross } from './storyboard-vtt.ts'
import { timeLimitMs } from './time-limit.ts'

const tileHeight = 90

export interface StoryboardOptions extends DrawOptions {
  /** A recording that `recordRung` made; the smallest costs least. */
  recordingDir: string
  width: number
  height: number
  durationSeconds: number
  /** Decode key frames only; precise enough where they are two seconds apart. */
  keysOnly: boolean
  /** Gets `storyboard.vtt` and `storyboard-{n}.jpg`. */
  dir: string
}

/** Thumbnails of the whole video, a hundred to a file, and a list of where each one is. */
export async function writeStoryboard(options: StoryboardOptions): Promise<void> {
  const { recordingDir, width, height, durationSeconds, dir } = options
  const tileWidth = Math.max(2, Math.round((width * tileHeight) / height / 2) * 2)
  const everySeconds = chooseInterval(durationSeconds)
  const filters = [
    `select=gte(t\\,selected_n*${everySeconds})`,
    `scale=${tileWidth}:${tileHeight}`,
    'setsar=1',
    'format=yuvj420p',
    `tile=${tilesAcross}x${tilesAcross}`,
  ]
  await runFfmpeg(
    [
      ...['-loglevel', 'error', ...(options.keysOnly ? ['-skip_frame', 'nokey'] : [])],
      ...inputArguments('stdin'),
      ...['-map', '0:v:0', '-vf', filters.join(','), '-fps_mode', 'passthrough', '-q:v', '5'],
      ...['-c:v', 'mjpeg', '-f', 'image2pipe', 'pipe:1'],
    ],
    {
      path: options.path,
      guard: options.guard,
      tally: options.tally,
      purpose: 'storyboard',
      signal: options.signal,
      timeoutMs: timeLimitMs({ seconds: durationSeconds, sizes: [{ width, height }] }),
      input: recordedBytes(recordingDir),
      async onOutput(output) {
        let number = 0
        for await (const sheet of splitJpegs(output)) {
          await writeFile(join(dir, `storyboard-${number}.jpg`), sheet)
          number += 1
        }
      },
    },
  )
  const text = storyboardVtt({ durationSeconds, everySeconds, tileWidth, tileHeight })
  await writeFile(join(dir, 'storyboard.vtt'), text)
}

/** The recording as one stream, starting with its first init. */
async function* recordedBytes(dir: string): AsyncGenerator<Buffer> {
  const recording = await readRecording({ dir })
  yield (await recording.readInit(0)) ?? Buffer.alloc(0)
  for (const { number } of recording.segments) yield (await recording.readSegment(number)) ?? Buffer.alloc(0)
}
