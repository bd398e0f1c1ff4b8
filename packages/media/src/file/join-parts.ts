import { Buffer } from 'node:buffer'
import { type FilePart, partsInput } from '../ffmpeg/parts-input.ts'
import { runFfmpeg } from '../ffmpeg/run-ffmpeg.ts'
import { type DrawOptions, drawTimeoutMs } from './draw-options.ts'

/** Joins parts of a file into an MP4 without re-encoding. */
export async function joinParts(
  { path, signal }: DrawOptions,
  { file, parts, target }: { file: string; parts: readonly FilePart[]; target: string },
): Promise<void> {
  const { args, list } = partsInput(file, parts)
  await runFfmpeg(['-loglevel', 'error', ...args, '-c', 'copy', '-f', 'mp4', `file:${target}`], {
    path,
    purpose: 'join',
    signal,
    timeoutMs: drawTimeoutMs,
    input: once(list),
  })
}

async function* once(text: string): AsyncGenerator<Buffer> {
  yield Buffer.from(text)
}
