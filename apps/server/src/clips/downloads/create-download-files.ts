import { randomUUID } from 'node:crypto'
import { mkdir, rename, rm, stat, utimes } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { ChangingRecording, type Ffmpeg, type Recording, writeDownload } from '@grandstand/media'
import type { DownloadFiles } from '../../context/download-files.ts'
import { CallError } from '../../runtime/call-error.ts'
import { pruneDownloads } from './prune-downloads.ts'

/** How long a browser waits before it must come back. */
const waitMs = 10_000
const retryAfterSeconds = 2

export function createDownloadFiles(
  { ffmpeg, now }: { ffmpeg: Ffmpeg | null; now: () => Date },
  { dir, maxBytes }: { dir: string; maxBytes: number },
): DownloadFiles {
  const stopping = new AbortController()
  const making = new Map<string, Promise<void>>()
  /** One at a time: it is work for the disk, and games go on meanwhile. */
  let last: Promise<unknown> = Promise.resolve()

  async function make(path: string, recording: Recording): Promise<void> {
    if (!ffmpeg) throw new CallError('download_unavailable')
    // Another process of this place may be making it too.
    const unfinished = `${path}.${randomUUID()}.tmp`
    try {
      await mkdir(dir, { recursive: true })
      const options = { ...ffmpeg, signal: stopping.signal }
      await writeDownload(options, { recording, target: unfinished })
      await rename(unfinished, path)
      await pruneDownloads(dir, { maxBytes, keep: path })
    } catch (error) {
      await rm(unfinished, { force: true })
      throw error instanceof ChangingRecording ? new CallError('not_downloadable') : error
    }
  }

  function makeOnce(path: string, recording: Recording): Promise<void> {
    const known = making.get(path)
    if (known) return known
    const made = last.then(() => make(path, recording)).finally(() => making.delete(path))
    making.set(path, made)
    last = made.catch(() => {})
    return made
  }

  async function waitFor(made: Promise<void>): Promise<void> {
    const patience = new AbortController()
    const late = sleep(waitMs, 'late', { signal: patience.signal }).catch(() => 'late')
    try {
      if ((await Promise.race([made, late])) === 'late')
        throw new CallError('download_preparing', { retryAfterSeconds })
    } finally {
      patience.abort()
    }
  }

  return {
    async get(place, recording) {
      const path = join(dir, `${place.replaceAll('/', '-')}.mp4`)
      const find = () => stat(path).catch(() => null)
      if (!(await find())) await waitFor(makeOnce(path, recording))
      const found = await find()
      if (!found) throw new CallError('download_preparing', { retryAfterSeconds })
      // What was not taken the longest goes first. Written back rounded, so the tag is of the rounded time too.
      await utimes(path, now(), found.mtime)
      return { path, sizeBytes: found.size, etag: `"${found.size}-${found.mtime.getTime()}"` }
    },
    async stop() {
      stopping.abort()
      await last
    },
  }
}
