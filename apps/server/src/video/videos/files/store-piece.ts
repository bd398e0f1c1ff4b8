import { randomUUID } from 'node:crypto'
import type { Context } from '../../../context/context.ts'
import { CallError } from '../../../runtime/call-error.ts'
import type { FileRow } from './file-store.ts'
import { uploadFolder } from './upload-folder.ts'

/** What one request brings of a file. */
export interface Piece {
  body: AsyncIterable<Buffer>
  maxBytes: number
}

export interface WrittenPiece {
  bytes: number
  /** What the storage has of it. */
  parts?: string[]
  error?: unknown
}

/** So much of it is in memory. */
const partBytes = 8 * 1024 * 1024

/** Into the storage, part by part: what counts is there. Names are never given twice, also where two send the same piece. */
export async function storePiece(
  { storages }: Pick<Context, 'storages'>,
  file: FileRow,
  { body, maxBytes }: Piece,
): Promise<WrittenPiece> {
  const { current: storage } = await storages.now()
  if (!storage) throw new CallError('unavailable', { retryAfterSeconds: 5 })
  const parts: string[] = []
  let stored = 0
  let waiting: Buffer[] = []
  let waitingBytes = 0

  async function write(): Promise<void> {
    if (waitingBytes === 0) return
    const name = `part-${randomUUID()}`
    await storage?.write(`${uploadFolder(file)}/${name}`, Buffer.concat(waiting))
    parts.push(name)
    stored += waitingBytes
    waiting = []
    waitingBytes = 0
  }

  try {
    for await (const chunk of body) {
      if (stored + waitingBytes + chunk.length > maxBytes) throw new CallError('payload_too_large')
      waiting.push(chunk)
      waitingBytes += chunk.length
      if (waitingBytes >= partBytes) await write()
    }
    await write()
    return { bytes: stored, parts }
  } catch (error) {
    // The line broke: what has come is kept. A storage that is away takes nothing of it.
    await write().catch(() => {})
    return { bytes: stored, parts, error }
  }
}
