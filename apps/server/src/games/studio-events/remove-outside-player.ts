import { deleteOutsideMedia, recordEventChanges } from '../../catalogue/events/index.ts'
import { recordAction } from '../../channel/audit/index.ts'
import type { Channel } from '../../context/channel.ts'
import type { Context } from '../../context/context.ts'
import type { OperatorSession } from '../../context/operator-session.ts'
import { CallError } from '../../runtime/call-error.ts'

interface Input {
  channel: Channel
  session: OperatorSession
  params: { id: number; player: number }
  ip: string
}

export async function removeOutsidePlayer(
  ctx: Pick<Context, 'db' | 'now'>,
  { channel, session, params, ip }: Input,
): Promise<{ success: true }> {
  await ctx.db.transaction(async tx => {
    const isGone = await deleteOutsideMedia(tx, channel.id, params.id, params.player)
    if (!isGone) throw new CallError('not_found')
    await recordEventChanges(tx, channel.id, [params.id], ctx.now())
    await recordAction(
      { db: tx, now: ctx.now },
      {
        action: 'remove_outside_player',
        operator: session.operator,
        channelId: channel.id,
        target: { type: 'event', id: params.id },
        details: { event_media_id: params.player },
        ip,
      },
    )
  })
  return { success: true }
}
