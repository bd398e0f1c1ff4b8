import { spawn } from 'node:child_process'

export interface PushOptions {
  /** ffmpeg. */
  path: string
  /** With H.264 and AAC, which are sent as they are. */
  file: string
  /** `rtmp://host:port/live/KEY` */
  url: string
  signal: AbortSignal
}

const maxSaidChars = 2_000

/**
 * Sends a file by RTMP again and again, at the pace of a camera, until it is cut off or no longer wanted. Gives what
 * ffmpeg said at its end. When this process dies the connection drops, and the encoder ends by that.
 */
export async function pushFile({ path, file, url, signal }: PushOptions): Promise<string> {
  const child = spawn(
    path,
    [
      ...['-hide_banner', '-nostdin', '-loglevel', 'error', '-re', '-stream_loop', '-1', '-i', file],
      ...['-c', 'copy', '-f', 'flv', '-flvflags', 'no_duration_filesize', url],
    ],
    { stdio: ['ignore', 'ignore', 'pipe'] },
  )
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
