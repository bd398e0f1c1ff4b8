import { recordChannelAction } from '../../channel/audit/index.ts'
import type { Context } from '../../context/context.ts'
import type { OperatorCallById } from '../../context/operator-session.ts'
import { CallError } from '../../runtime/call-error.ts'
import { lockClosingGame, openClosing } from './closing-store.ts'

export async function reopenGame(
  ctx: Pick<Context, 'db' | 'now'>,
  { channel, session, params, ip }: OperatorCallById,
): Promise<{ success: true }> {
  await ctx.db.transaction(async tx => {
    if (!(await lockClosingGame(tx, channel.id, params.id))) throw new CallError('not_found')
    if (!(await openClosing(tx, channel.id, params.id))) return
    await recordChannelAction(
      { db: tx, now: ctx.now },
      { channel, session, ip },
      { action: 'reopen_game', target: { type: 'event', id: params.id } },
    )
  })
  return { success: true }
}
