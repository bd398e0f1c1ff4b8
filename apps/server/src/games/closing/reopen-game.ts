import { recordAction } from '../../channel/audit/index.ts'
import type { Context } from '../../context/context.ts'
import { CallError } from '../../runtime/call-error.ts'
import type { ClosingInput } from './closing-input.ts'
import { lockClosingGame, openClosing } from './closing-store.ts'

export async function reopenGame(
  ctx: Pick<Context, 'db' | 'now'>,
  { channel, session: { operator }, params, ip }: ClosingInput,
): Promise<{ success: true }> {
  await ctx.db.transaction(async tx => {
    if (!(await lockClosingGame(tx, channel.id, params.id))) throw new CallError('not_found')
    if (!(await openClosing(tx, channel.id, params.id))) return
    await recordAction(
      { db: tx, now: ctx.now },
      {
        action: 'reopen_game',
        operator,
        channelId: channel.id,
        ip,
        target: { type: 'event', id: params.id },
      },
    )
  })
  return { success: true }
}
