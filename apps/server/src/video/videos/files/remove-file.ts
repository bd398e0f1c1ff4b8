import { rm } from 'node:fs/promises'
import { recordAction } from '../../../channel/audit/index.ts'
import type { Context } from '../../../context/context.ts'
import { notifyOwner } from '../notify-owner.ts'
import { removeVideo } from '../remove-video.ts'
import { type FileInput, getFile } from './file-input.ts'
import { targetOf } from './file-owner.ts'
import { deleteFile, moveFile } from './file-store.ts'
import { removeUpload } from './remove-upload.job.ts'

/** Work on it ends within a second or two, and its worker clears up; what is over goes at once. */
export async function removeFile(
  ctx: Pick<Context, 'db' | 'now' | 'jobs' | 'folders' | 'nodes'>,
  asked: FileInput,
): Promise<{ success: true }> {
  const { channel, session, params, ip } = asked
  const { file, isOthers } = await ctx.db.transaction(async tx => {
    const found = await getFile(tx, asked)
    const isStopped = await moveFile(tx, channel.id, found.id, { state: 'cancelled', now: ctx.now() })
    if (!isStopped) {
      await deleteFile(tx, channel.id, found.id)
      if (found.video_id !== null) await removeVideo(ctx, tx, channel.id, found.video_id)
    }
    await recordAction(
      { db: tx, now: ctx.now },
      {
        action: 'remove_replay',
        operator: session.operator,
        channelId: channel.id,
        target: targetOf(params),
        details: { media_file_id: found.id, name: found.name, state: found.state },
        ip,
      },
    )
    await notifyOwner(ctx, tx, channel.id, params)
    const isLeft = isStopped && found.state !== 'uploading'
    const isElsewhere = found.site !== null && found.site !== ctx.nodes.site
    if (!isLeft && (isElsewhere || found.stored_parts !== null))
      await ctx.jobs.add(tx, removeUpload, { channel_id: channel.id, media_file_id: found.id }, found.site)
    return { file: found, isOthers: isLeft || isElsewhere }
  })
  if (isOthers) return { success: true }
  await rm(ctx.folders.file(channel.id, file.id), { recursive: true, force: true })
  return { success: true }
}
