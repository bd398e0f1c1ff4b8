import { open } from 'node:fs/promises'
import { writeWhole } from '@grandstand/media'
import type { Context } from '../../../context/context.ts'
import { CallError } from '../../../runtime/call-error.ts'
import { isDiskFull } from '../../../runtime/is-disk-full.ts'
import { type FileRow, findFile, keepReceived } from './file-store.ts'
import { queueFile } from './queue-file.ts'
import { type Piece, storePiece, type WrittenPiece } from './store-piece.ts'

/** Uploads that are being written by this process: two senders of one file must not mix. */
const busy = new Set<number>()

/** An upload that is over, or of another channel, does not count. */
export async function getUpload(
  ctx: Pick<Context, 'db'>,
  channelId: number,
  fileId: number,
): Promise<FileRow> {
  const file = await findFile(ctx.db, channelId, fileId)
  const isWhole = file?.size_bytes === file?.received_bytes && file?.state !== 'cancelled'
  if (!file || (file.state !== 'uploading' && !isWhole)) throw new CallError('not_found')
  return file
}

/**
 * Goes on at the offset. What came counts also when the line broke or the disk became full, as far as it is on the disk or in
 * the storage. Returns how much there is now.
 */
export async function writeUpload(
  ctx: Pick<Context, 'db' | 'now' | 'jobs' | 'folders' | 'storages'>,
  channelId: number,
  fileId: number,
  { offset, body, maxBytes }: { offset: number; body: AsyncIterable<Buffer>; maxBytes: number },
): Promise<number> {
  const file = await getUpload(ctx, channelId, fileId)
  if (offset !== file.received_bytes || file.state !== 'uploading' || busy.has(file.id))
    throw new CallError('conflict')
  busy.add(file.id)
  try {
    const piece = { body, maxBytes: Math.min(maxBytes, file.size_bytes - file.received_bytes) }
    const written =
      file.stored_parts === null ? await append(ctx, file, piece) : await storePiece(ctx, file, piece)
    const received = offset + written.bytes
    await ctx.db.transaction(async tx => {
      const isKept = await keepReceived(tx, channelId, file.id, {
        from: offset,
        to: received,
        now: ctx.now(),
        parts: written.parts ?? [],
      })
      if (!isKept) throw new CallError('conflict')
      if (received === file.size_bytes) await queueFile(ctx, tx, channelId, file)
    })
    if (written.error) throw written.error
    return received
  } finally {
    busy.delete(file.id)
  }
}

async function append(
  { folders }: Pick<Context, 'folders'>,
  file: FileRow,
  { body, maxBytes }: Piece,
): Promise<WrittenPiece> {
  const target = await open(folders.upload(file.channel_id, file.id), 'r+').catch(() => {
    throw new CallError('not_found')
  })
  let bytes = 0
  try {
    for await (const chunk of body) {
      if (bytes + chunk.length > maxBytes) throw new CallError('payload_too_large')
      await writeWhole(target, chunk, file.received_bytes + bytes)
      bytes += chunk.length
    }
    await target.sync()
    return { bytes }
  } catch (error) {
    const isSynced = await target.sync().then(
      () => true,
      () => false,
    )
    return { bytes: isSynced ? bytes : 0, error: isDiskFull(error) ? new CallError('storage_full') : error }
  } finally {
    await target.close()
  }
}
