import { recordAction } from '../../../channel/audit/index.ts'
import type { Context } from '../../../context/context.ts'
import { CallError } from '../../../runtime/call-error.ts'
import { type FileInput, getFile } from '../files/file-input.ts'
import { targetOf } from '../files/file-owner.ts'
import { deleteCaption } from './caption-store.ts'

export async function removeCaptions(
  ctx: Pick<Context, 'db' | 'now'>,
  asked: FileInput & { params: { caption: number } },
): Promise<{ success: true }> {
  const { channel, session, params, ip } = asked
  await ctx.db.transaction(async tx => {
    const { video_id } = await getFile(tx, asked)
    const isGone = video_id !== null && (await deleteCaption(tx, channel.id, video_id, params.caption))
    if (!isGone) throw new CallError('not_found')
    await recordAction(
      { db: tx, now: ctx.now },
      {
        action: 'remove_captions',
        operator: session.operator,
        channelId: channel.id,
        target: targetOf(params),
        details: { media_file_id: params.file },
        ip,
      },
    )
  })
  return { success: true }
}
