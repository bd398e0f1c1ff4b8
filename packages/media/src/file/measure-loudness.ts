import type { Readable } from 'node:stream'
import { inputArguments, runFfmpeg } from '../ffmpeg/run-ffmpeg.ts'
import { SegmentMissing } from '../live/pin-stretch.ts'
import type { Recording } from '../live/recording.ts'
import type { Segment } from '../live/segment.ts'
import { type DrawOptions, drawTimeoutMs } from './draw-options.ts'

/** The length of time that one number covers. */
export const loudnessStepSeconds = 0.1

/** Enough to tell a cheer from a whisper, at a tenth of the work of the full rate. */
const samplesPerSecond = 8_000
const samplesPerStep = samplesPerSecond * loudnessStepSeconds
/** What is quieter draws as nothing. */
const quietestDb = -60
const loudest = 100

/**
 * How loud segments are that follow one another, 0 to 100 in proportion to decibels: a list for each, in steps from its
 * beginning. Null: they have no sound.
 */
export async function measureLoudness(
  options: DrawOptions,
  recording: Recording,
  segments: readonly Segment[],
): Promise<number[][] | null> {
  const init = await recording.readInit(segments[0]?.init ?? 0)
  if (!init) throw new SegmentMissing('An init is missing')
  if (!init.includes('soun')) return null
  let samples = new Int16Array()
  await runFfmpeg(
    [
      ...['-loglevel', 'error', ...inputArguments('stdin'), '-map', '0:a:0'],
      ...['-ac', '1', '-ar', String(samplesPerSecond), '-f', 's16le', 'pipe:1'],
    ],
    {
      ...options,
      purpose: 'loudness',
      timeoutMs: drawTimeoutMs,
      isBrief: true,
      input: read(recording, init, segments),
      async onOutput(output) {
        samples = await collect(output)
      },
    },
  )
  const [begin = 0] = segments.map(({ startSeconds }) => startSeconds)
  return segments.map(({ startSeconds, durationSeconds }) =>
    levelsOf(samples, startSeconds - begin, durationSeconds),
  )
}

async function* read(
  recording: Recording,
  init: Buffer,
  segments: readonly Segment[],
): AsyncGenerator<Buffer> {
  yield init
  for (const { number } of segments) {
    const bytes = await recording.readSegment(number)
    if (!bytes) return
    yield bytes
  }
}

async function collect(output: Readable): Promise<Int16Array<ArrayBuffer>> {
  const chunks: Buffer[] = []
  for await (const chunk of output) chunks.push(chunk)
  const bytes = Uint8Array.from(Buffer.concat(chunks))
  return new Int16Array(bytes.buffer, 0, bytes.length >> 1)
}

function levelsOf(samples: Int16Array, fromSeconds: number, seconds: number): number[] {
  const first = Math.round(fromSeconds * samplesPerSecond)
  return Array.from({ length: Math.ceil(seconds / loudnessStepSeconds) }, (_, step) => {
    const at = first + step * samplesPerStep
    return levelOf(samples.subarray(at, at + samplesPerStep))
  })
}

function levelOf(samples: Int16Array): number {
  const power = samples.reduce((sum, sample) => sum + (sample / 32_768) ** 2, 0) / samples.length
  if (!(power > 0)) return 0
  const share = 1 - (10 * Math.log10(power)) / quietestDb
  return Math.round(Math.max(0, Math.min(1, share)) * loudest)
}
