import { recordChannelAction } from '../../channel/audit/index.ts'
import type { Context } from '../../context/context.ts'
import type { OperatorCallById } from '../../context/operator-session.ts'
import { CallError } from '../../runtime/call-error.ts'
import { lockGames, setByHand } from './game-store.ts'

export async function releaseGame(
  ctx: Pick<Context, 'db' | 'now'>,
  { channel, session, params, ip }: OperatorCallById,
): Promise<{ success: true }> {
  await ctx.db.transaction(async tx => {
    const [game] = await lockGames(tx, channel.id, [params.id])
    if (!game) throw new CallError('not_found')
    if (game.by_hand.length === 0) throw new CallError('conflict')
    await setByHand(tx, channel.id, [{ id: game.id, by_hand: [] }])
    await recordChannelAction(
      { db: tx, now: ctx.now },
      { channel, session, ip },
      { action: 'release_game', target: { type: 'event', id: game.id } },
    )
  })
  return { success: true }
}
