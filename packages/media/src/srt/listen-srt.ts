import { type ChildProcess, spawn } from 'node:child_process'
import type { Readable } from 'node:stream'
import { setTimeout as sleep } from 'node:timers/promises'
import type { FfmpegTally } from '../ffmpeg/tally.ts'
import { readFlv } from '../flv/read-flv.ts'
import { UnsupportedCodec } from '../live/live-run.ts'
import type { CameraFeed, ConnectionOptions } from '../rtmp/camera-feed.ts'
import { type SrtAddress, srtArguments, srtScript } from './srt-arguments.ts'

export interface SrtOptions extends SrtAddress, ConnectionOptions {
  /** An ffmpeg with libsrt. */
  path: string
  /** Without one nobody counts. */
  tally?: FfmpegTally
  /** The stream uses a codec that cannot be taken. */
  onRefused: (error: UnsupportedCodec) => void
}

export interface SrtListener {
  stop(): Promise<void>
}

/** Pause between senders; a port that is in use is retried more slowly. */
const pauseMs = 100
const pauseAfterFailureMs = 2_000
const maxSaidChars = 2_000

/** Takes one sender after the other on a port of its own, until it is stopped. */
export function listenSrt(options: SrtOptions): SrtListener {
  const stopping = new AbortController()
  const { signal } = stopping
  const running = (async () => {
    while (!signal.aborted) {
      const hasSent = await takeSender(options, signal).catch(error => {
        options.onError(error, 'srt')
        return false
      })
      await sleep(hasSent ? pauseMs : pauseAfterFailureMs, undefined, { signal, ref: false }).catch(() => {})
    }
  })()
  return {
    async stop() {
      stopping.abort()
      await running
    },
  }
}

/** True where somebody sent something. */
async function takeSender(options: SrtOptions, signal: AbortSignal): Promise<boolean> {
  const child = spawn(options.path, srtArguments, { stdio: 'pipe' })
  options.tally?.watch(child, 'srt')
  // If it ends before reading this, its output and exit code say why.
  child.stdin.on('error', () => {}).end(srtScript(options))
  const kill = () => child.kill('SIGKILL')
  signal.addEventListener('abort', kill)
  if (signal.aborted) kill()
  // ffmpeg's error messages contain the address, and with it the key.
  const heard = keepEnd(child.stderr)
  const said = () => heard().replaceAll(options.passphrase, '…')
  try {
    const [hasSent] = await Promise.all([passOn(child.stdout, options, kill), untilClosed(child)])
    const [, kind, codec] = said().match(/(Video|Audio) codec (\S+) not compatible with flv/) ?? []
    if (codec) options.onRefused(new UnsupportedCodec(kind === 'Video' ? 'video' : 'sound', codec))
    else if (!hasSent && !signal.aborted && said() !== '') options.onError(new Error(said()), 'srt')
    return hasSent
  } finally {
    signal.removeEventListener('abort', kill)
    kill()
  }
}

async function passOn(output: Readable, options: SrtOptions, kill: () => void): Promise<boolean> {
  let feed: CameraFeed | null = null
  try {
    for await (const tag of readFlv(output)) {
      feed ??= await options.onCamera({
        app: 'live',
        key: options.passphrase,
        ip: 'srt',
        disconnect: kill,
      })
      if (!feed) return false
      feed[tag.kind](tag.timestampMs, tag.body)
    }
    return feed !== null
  } catch (error) {
    options.onError(error, 'srt')
    return feed !== null
  } finally {
    kill()
    feed?.end()
  }
}

function untilClosed(child: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('close', () => resolve())
  })
}

function keepEnd(stream: Readable): () => string {
  let said = ''
  stream.setEncoding('utf8').on('data', (chunk: string) => {
    said = (said + chunk).slice(-maxSaidChars)
  })
  return () => said.trim()
}
