import { open } from 'node:fs/promises'
import type { Context } from '../../../context/context.ts'
import { CallError } from '../../../runtime/call-error.ts'
import { errorCode } from '../../../runtime/error-code.ts'
import { type FileRow, findFile, keepReceived } from './file-store.ts'
import { queueFile } from './queue-file.ts'

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

/** Goes on at the offset; what came counts also when the line broke. Returns how much there is now. */
export async function writeUpload(
  ctx: Pick<Context, 'db' | 'now' | 'jobs' | 'folders'>,
  channelId: number,
  fileId: number,
  { offset, body }: { offset: number; body: AsyncIterable<Buffer> },
): Promise<number> {
  const file = await getUpload(ctx, channelId, fileId)
  if (offset !== file.received_bytes || file.state !== 'uploading' || busy.has(file.id))
    throw new CallError('conflict')
  busy.add(file.id)
  try {
    const written = await append(ctx, file, body)
    const received = offset + written.bytes
    await ctx.db.transaction(async tx => {
      const isKept = await keepReceived(tx, channelId, file.id, {
        from: offset,
        to: received,
        now: ctx.now(),
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
  body: AsyncIterable<Buffer>,
): Promise<{ bytes: number; error?: unknown }> {
  let bytes = 0
  const target = await open(folders.upload(file.channel_id, file.id), 'r+').catch(() => {
    throw new CallError('not_found')
  })
  try {
    for await (const chunk of body) {
      if (file.received_bytes + bytes + chunk.length > file.size_bytes)
        throw new CallError('payload_too_large')
      await target.write(chunk, 0, chunk.length, file.received_bytes + bytes)
      bytes += chunk.length
    }
    await target.sync()
    return { bytes }
  } catch (error) {
    return { bytes, error: isDiskFull(error) ? new CallError('storage_full') : error }
  } finally {
    await target.close()
  }
}

function isDiskFull(error: unknown): boolean {
  return errorCode(error) === 'ENOSPC'
}
