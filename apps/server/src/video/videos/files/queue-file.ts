import type { Context } from '../../../context/context.ts'
import type { Tx } from '../../../db/connection.ts'
import { CallError } from '../../../runtime/call-error.ts'
import { type FileRow, moveFile } from './file-store.ts'
import { processFile } from './process-file.job.ts'

/** Part of the caller's transaction: the whole file is there, and its turn will come. */
export async function queueFile(
  ctx: Pick<Context, 'jobs' | 'now'>,
  tx: Tx,
  channelId: number,
  { id, site }: Pick<FileRow, 'id' | 'site'>,
): Promise<void> {
  if (!(await moveFile(tx, channelId, id, { state: 'queued', now: ctx.now() })))
    throw new CallError('conflict')
  await ctx.jobs.add(tx, processFile, { channel_id: channelId, media_file_id: id }, site)
}
