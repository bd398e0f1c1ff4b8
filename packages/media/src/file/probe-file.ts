import { FfmpegFailed, inputArguments, runFfmpeg } from '../ffmpeg/run-ffmpeg.ts'
import type { DrawOptions } from './draw-options.ts'
import { type FileFacts, readProbe } from './read-probe.ts'

const timeoutMs = 10_000

/** Null: nothing in it can be read as a video or sound. */
export async function probeFile(options: DrawOptions, file: string): Promise<FileFacts | null> {
  try {
    await runFfmpeg(inputArguments(file), {
      ...options,
      purpose: 'probe',
      timeoutMs,
      isBrief: true,
      files: { read: file },
    })
    return null
  } catch (error) {
    // Without an output file ffmpeg always fails; the facts are in what it printed before that.
    if (error instanceof FfmpegFailed) return /^Input #0/m.test(error.said) ? readProbe(error.said) : null
    throw error
  }
}
