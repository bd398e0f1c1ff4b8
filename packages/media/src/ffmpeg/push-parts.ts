import { spawn } from 'node:child_process'
import { type FileHandle, mkdtemp, open, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type FilePart, partsInput } from './parts-input.ts'

export interface PushOptions {
  /** ffmpeg. */
  path: string
  /** With H.264 and AAC, which are sent as they are. */
  file: string
  parts: readonly FilePart[]
  /** `rtmp://host:port/live` */
  url: string
  /** The stream key, of letters and digits. */
  key: string
  signal: AbortSignal
}

const maxSaidChars = 2_000

/**
 * Sends parts of a file by RTMP at the pace of a camera, until the last is sent, the connection drops or the caller aborts.
 * Returns the end of ffmpeg's output. If this process dies, the connection drops and ffmpeg ends too.
 */
export async function pushParts(options: PushOptions): Promise<string> {
  const { path, file, parts, url, key, signal } = options
  const { args, list } = partsInput(file, parts)
  const preset = await openPreset(`rtmp_playpath=${key}\n`)
  const child = spawn(
    path,
    [
      ...['-hide_banner', '-loglevel', 'error', '-re', ...args],
      ...['-c', 'copy', '-f', 'flv', '-flvflags', 'no_duration_filesize'],
      ...['-fpre', '/dev/fd/3', url],
    ],
    { stdio: ['pipe', 'ignore', 'pipe', preset.fd] },
  )
  // It may be killed before it has read the list.
  child.stdin?.on('error', () => {}).end(list)
  const kill = () => child.kill('SIGKILL')
  signal.addEventListener('abort', kill)
  if (signal.aborted) kill()
  let said = ''
  child.stderr?.setEncoding('utf8').on('data', (chunk: string) => {
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
    await preset.close()
  }
}

/**
 * Secret options for ffmpeg: every user of the machine could read a key in an argument. This is a file because ffmpeg
 * opens it again, which fails with the kind of pipe that Node makes. At that point it has no name.
 */
async function openPreset(text: string): Promise<FileHandle> {
  const dir = await mkdtemp(join(tmpdir(), 'grandstand-push-'))
  try {
    const file = await open(join(dir, 'preset'), 'wx+', 0o600)
    // At an explicit position, so that reading from the handle begins at the start.
    await file.write(text, 0)
    return file
  } finally {
    await rm(dir, { recursive: true })
  }
}
