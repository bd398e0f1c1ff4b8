import type { ChildProcess } from 'node:child_process'
import { constants, setPriority } from 'node:os'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { fileDecoders, ownDecoders } from './codecs.ts'
import { handFiles, type NamedFiles } from './hand-files.ts'
import { type FfmpegTool, maxPixels, startFfmpeg } from './start-ffmpeg.ts'
import type { FfmpegPurpose } from './tally.ts'

export interface RunOptions extends FfmpegTool {
  purpose: FfmpegPurpose
  signal: AbortSignal
  timeoutMs: number
  /** Takes so little that it may run at the usual priority: at a low one it might not even start in time on a busy machine. */
  isBrief?: boolean
  /** Consumes its standard output; ffmpeg waits where this is slower. */
  onOutput?: (output: Readable) => Promise<void>
  /** What it reads as its standard input. */
  input?: AsyncIterable<Buffer>
  /** Those that the arguments name. */
  files?: NamedFiles
  /** At the most; else what the largest pictures take. */
  memoryBytes?: number
}

/** ffmpeg itself failed; `said` is the end of its output. */
export class FfmpegFailed extends Error {
  readonly said: string

  constructor(said: string) {
    super('ffmpeg failed')
    this.said = said
  }
}

/** It took longer than it may. */
export class FfmpegTimeout extends Error {
  constructor() {
    super('ffmpeg took too long')
  }
}

/** Only the end of its standard error is kept. */
const maxSaidChars = 16_000
/** A crafted file may claim a picture of gigabytes. */
const maxBlockBytes = 512 * 1024 * 1024

/** Containers only. Playlists and scripts are left out, since they could name any file on this machine. */
const formats = 'mov,mp4,m4a,3gp,3g2,mj2,matroska,webm,avi,mpegts,mpeg,flv,asf,mxf,ogg'

/** A file that somebody sent, or a recording on standard input: no network, no list of other files, no odd codec. */
export function inputArguments(file: string | 'stdin'): string[] {
  const decoders = file === 'stdin' ? ownDecoders : fileDecoders
  return [
    ...['-protocol_whitelist', 'file,pipe', '-format_whitelist', formats],
    ...['-codec_whitelist', decoders.join(','), '-max_pixels', String(maxPixels)],
    ...['-i', file === 'stdin' ? 'pipe:0' : `file:${file}`],
  ]
}

/**
 * Runs ffmpeg to its end: no shell, usually at a low priority, so that a live game next to it loses nothing, and killed
 * when the caller no longer wants it. Returns the end of its output.
 */
export async function runFfmpeg(args: readonly string[], options: RunOptions): Promise<string> {
  options.signal.throwIfAborted()
  const user = options.guard?.user
  if (!user) return runToEnd(args, options, [])
  const handed = await handFiles(args, options.files ?? {}, user)
  try {
    return await runToEnd(handed.args, options, handed.fds)
  } finally {
    await handed.takeBack()
  }
}

async function runToEnd(
  args: readonly string[],
  options: RunOptions,
  fds: readonly number[],
): Promise<string> {
  const child = startFfmpeg(
    options,
    [
      ...['-hide_banner', '-y', '-max_alloc', String(maxBlockBytes)],
      ...(options.input ? [] : ['-nostdin']),
      ...args,
    ],
    {
      purpose: options.purpose,
      stdio: [options.input ? 'pipe' : 'ignore', 'pipe', 'pipe', ...fds],
      memoryBytes: options.memoryBytes,
    },
  )
  const kill = () => child.kill('SIGKILL')
  let isLate = false
  const timer = setTimeout(() => {
    isLate = true
    options.tally?.addLate(options.purpose)
    kill()
  }, options.timeoutMs)
  options.signal.addEventListener('abort', kill)
  try {
    if (!options.isBrief) lowerPriority(child)
    const said = keepEnd(child.stderr)
    const work = Promise.allSettled([take(child, options, kill), feed(child, options)])
    const code = await exitCode(child)
    // If the caller failed on the output, that is the cause, whatever ffmpeg then says.
    const [taken] = await work
    options.signal.throwIfAborted()
    if (isLate) throw new FfmpegTimeout()
    if (taken?.status === 'rejected') throw taken.reason
    if (code !== 0) throw new FfmpegFailed(said())
    return said()
  } finally {
    clearTimeout(timer)
    options.signal.removeEventListener('abort', kill)
    kill()
  }
}

function exitCode(child: ChildProcess): Promise<number | null> {
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('close', resolve)
  })
}

async function take({ stdout }: ChildProcess, { onOutput }: RunOptions, kill: () => void): Promise<void> {
  if (!stdout) return
  try {
    if (onOutput) await onOutput(stdout)
  } catch (error) {
    kill()
    throw error
  } finally {
    stdout.resume()
  }
}

/** ffmpeg may stop reading early; its exit code tells whether that was right. */
async function feed({ stdin }: ChildProcess, { input }: RunOptions): Promise<void> {
  if (stdin && input) await pipeline(input, stdin).catch(() => {})
}

function keepEnd(stderr: Readable | null): () => string {
  let said = ''
  stderr?.setEncoding('utf8').on('data', (chunk: string) => {
    said = (said + chunk).slice(-maxSaidChars)
  })
  return () => said
}

/** May be refused on a locked-down machine; then it runs like everything else. */
function lowerPriority({ pid }: ChildProcess): void {
  try {
    if (pid !== undefined) setPriority(pid, constants.priority.PRIORITY_BELOW_NORMAL)
  } catch {}
}
