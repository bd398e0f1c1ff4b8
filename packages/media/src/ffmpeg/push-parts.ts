import { spawn } from 'node:child_process'
import { type FilePart, partsInput } from './parts-input.ts'

export interface PushOptions {
  /** ffmpeg. */
  path: string
  /** With H.264 and AAC, which are sent as they are. */
  file: string
  parts: readonly FilePart[]
  /** `rtmp://host:port/live/KEY` */
  url: string
  signal: AbortSignal
}

const maxSaidChars = 2_000

/**
 * Sends parts of a file by RTMP at the pace of a camera, until the last is sent, the connection drops or the caller aborts.
 * Returns the end of ffmpeg's output. If this process dies, the connection drops and ffmpeg ends too.
 */
export async function pushParts({ path, file, parts, url, signal }: PushOptions): Promise<string> {
  const { args, list } = partsInput(file, parts)
  const child = spawn(
    path,
    [
      ...['-hide_banner', '-loglevel', 'error', '-re', ...args],
      ...['-c', 'copy', '-f', 'flv', '-flvflags', 'no_duration_filesize', url],
    ],
    { stdio: ['pipe', 'ignore', 'pipe'] },
  )
  // It may be killed before it has read the list.
  child.stdin.on('error', () => {}).end(list)
  const kill = () => child.kill('SIGKILL')
  signal.addEventListener('abort', kill)
  if (signal.aborted) kill()
  let said = ''
  child.stderr.setEncoding('utf8').on('data', (chunk: string) => {
    said = (said + chunk).slice(-maxSaidChars)
  })
  try {
    await new Promise((resolve, reject) => {
      child.once('error', reject)
      child.once('close', resolve)
    })
    return said
  } finally {
    signal.removeEventListener('abort', kill)
  }
}
