import { deleteOutsideMedia, recordEventChanges } from '../../catalogue/events/index.ts'
import { recordChannelAction } from '../../channel/audit/index.ts'
import type { Context } from '../../context/context.ts'
import type { OperatorCall } from '../../context/operator-session.ts'
import { CallError } from '../../runtime/call-error.ts'

export async function removeOutsidePlayer(
  ctx: Pick<Context, 'db' | 'now'>,
  { channel, session, params, ip }: OperatorCall & { params: { id: number; player: number } },
): Promise<{ success: true }> {
  await ctx.db.transaction(async tx => {
    const isGone = await deleteOutsideMedia(tx, channel.id, params.id, params.player)
    if (!isGone) throw new CallError('not_found')
    await recordEventChanges(tx, channel.id, [params.id], ctx.now())
    await recordChannelAction(
      { db: tx, now: ctx.now },
      { channel, session, ip },
      {
        action: 'remove_outside_player',
        target: { type: 'event', id: params.id },
        details: { event_media_id: params.player },
      },
    )
  })
  return { success: true }
}
