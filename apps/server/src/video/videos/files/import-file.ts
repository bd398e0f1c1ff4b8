import { constants, copyFile, mkdir, rm, stat } from 'node:fs/promises'
import { basename } from 'node:path'
import type { Context } from '../../../context/context.ts'
import { CallError } from '../../../runtime/call-error.ts'
import { checkFilesTaken } from './check-files-taken.ts'
import type { OwnerRef } from './file-owner.ts'
import { deleteFile, insertFile, keepReceived } from './file-store.ts'
import { queueFile } from './queue-file.ts'

/** Takes a copy of a file of this machine; the file itself stays as it is. Returns what it is known by. */
export async function importFile(
  ctx: Pick<Context, 'db' | 'now' | 'jobs' | 'folders' | 'ffmpeg' | 'isProduction'> & {
    nodes: Pick<Context['nodes'], 'site'>
  },
  channelId: number,
  of: OwnerRef,
  { path, name }: { path: string; name?: string | undefined },
): Promise<number> {
  checkFilesTaken(ctx)
  const { size } = await stat(path)
  const row = await ctx.db.transaction(tx =>
    insertFile(tx, channelId, of, {
      name: name ?? basename(path),
      size_bytes: size,
      received_bytes: 0,
      state: 'uploading',
      created_at: ctx.now(),
      site: ctx.nodes.site,
    }),
  )
  if (!row) throw new CallError('not_found')
  const folder = ctx.folders.file(channelId, row.id)
  try {
    await mkdir(folder, { recursive: true })
    await copyFile(path, ctx.folders.upload(channelId, row.id), constants.COPYFILE_FICLONE)
    await ctx.db.transaction(async tx => {
      await keepReceived(tx, channelId, row.id, { from: 0, to: size, now: ctx.now() })
      await queueFile(ctx, tx, channelId, row)
    })
  } catch (error) {
    await rm(folder, { recursive: true, force: true })
    await ctx.db.transaction(tx => deleteFile(tx, channelId, row.id))
    throw error
  }
  return row.id
}
