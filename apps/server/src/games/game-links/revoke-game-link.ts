import { recordChannelAction } from '../../channel/audit/index.ts'
import type { Context } from '../../context/context.ts'
import type { OperatorCallById } from '../../context/operator-session.ts'
import { CallError } from '../../runtime/call-error.ts'
import { revokeGameLinkRow } from './game-link-store.ts'

export async function revokeGameLink(
  ctx: Pick<Context, 'db' | 'now'>,
  { channel, session, params, ip }: OperatorCallById,
): Promise<{ success: true }> {
  await ctx.db.transaction(async tx => {
    const link = await revokeGameLinkRow(tx, channel.id, params.id, ctx.now())
    if (!link) throw new CallError('not_found')
    await recordChannelAction(
      { db: tx, now: ctx.now },
      { channel, session, ip },
      {
        action: 'revoke_game_link',
        target: { type: 'event', id: link.event_id },
        details: { kind: link.kind, name: link.name },
      },
    )
  })
  return { success: true }
}
