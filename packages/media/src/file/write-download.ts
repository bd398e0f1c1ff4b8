import { stat } from 'node:fs/promises'
import { inputArguments, runFfmpeg } from '../ffmpeg/run-ffmpeg.ts'
import type { Recording } from '../live/recording.ts'
import type { DrawOptions } from './draw-options.ts'

/** The codec configuration changes midway, so one file could hold it only after re-encoding. */
export class ChangingRecording extends Error {}

/** An hour of video takes seconds; the limit is for a disk that hangs. */
const timeoutMs = 30 * 60_000
/** One file has fewer box headers than thousands of parts, so it is a little smaller. */
const leastShare = 0.8

/**
 * A recording as one MP4 that can start playing while it downloads, without re-encoding. Gaps are left out. ffmpeg gets the
 * segments as one stream, since it reads them neither from a playlist nor from a list of thousands of names.
 */
export async function writeDownload(
  options: DrawOptions,
  { recording, target }: { recording: Recording; target: string },
): Promise<void> {
  const segments = recording.segments.filter(({ isGap }) => !isGap)
  const init = await readOnlyInit(recording, new Set(segments.map(segment => segment.init)))
  let sentBytes = 0
  let failure: unknown = null

  async function* read(): AsyncGenerator<Buffer> {
    yield init
    try {
      for (const { number } of segments) {
        const bytes = await recording.readSegment(number)
        if (!bytes) throw new Error(`Segment ${number} is missing`)
        sentBytes += bytes.length
        yield bytes
      }
    } catch (error) {
      failure = error
      throw error
    }
  }

  const args = ['-map', '0', '-c', 'copy', '-map_metadata', '-1', '-movflags', '+faststart', '-f', 'mp4']
  await runFfmpeg(['-loglevel', 'error', ...inputArguments('stdin'), ...args, `file:${target}`], {
    ...options,
    purpose: 'download',
    timeoutMs,
    files: { write: target },
    input: read(),
  })
  if (failure) throw failure
  // On a full disk ffmpeg may exit as if all were well.
  if ((await stat(target)).size < sentBytes * leastShare) throw new Error('The file is incomplete')
}

async function readOnlyInit(recording: Recording, numbers: ReadonlySet<number>): Promise<Buffer> {
  const [first, ...others] = await Promise.all([...numbers].map(number => recording.readInit(number)))
  if (!first) throw new Error('There is nothing to write')
  if (others.some(other => !other?.equals(first))) throw new ChangingRecording()
  return first
}
