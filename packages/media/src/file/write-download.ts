import { stat } from 'node:fs/promises'
import { inputArguments, runFfmpeg } from '../ffmpeg/run-ffmpeg.ts'
import type { Recording } from '../live/recording.ts'
import type { DrawOptions } from './draw-options.ts'

/** Picture or sound change their kind on the way: without a new encode no one file can hold them. */
export class ChangingRecording extends Error {}

/** An hour takes seconds; a disk that no longer answers must not hold it for ever. */
const timeoutMs = 30 * 60_000
/** The boxes around pictures and sound are fewer in one file than in thousands of parts. */
const leastShare = 0.8

/**
 * A recording as one MP4 that plays from its beginning while it is loaded; nothing is encoded anew. What was lost is left
 * out. ffmpeg reads the segments one after the other: as a playlist or as one long list of names it cannot.
 */
export async function writeDownload(
  { path, signal }: DrawOptions,
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
    path,
    signal,
    timeoutMs,
    input: read(),
  })
  if (failure) throw failure
  // On a full disk it may end as if all were well.
  if ((await stat(target)).size < sentBytes * leastShare) throw new Error('The file is not whole')
}

async function readOnlyInit(recording: Recording, numbers: ReadonlySet<number>): Promise<Buffer> {
  const [first, ...others] = await Promise.all([...numbers].map(number => recording.readInit(number)))
  if (!first) throw new Error('There is nothing to write')
  if (others.some(other => !other?.equals(first))) throw new ChangingRecording()
  return first
}
