import { recordAction } from '../../channel/audit/index.ts'
import type { Channel } from '../../context/channel.ts'
import type { Context } from '../../context/context.ts'
import type { OperatorSession } from '../../context/operator-session.ts'
import { CallError } from '../../runtime/call-error.ts'
import { lockGames, setByHand } from './game-store.ts'

interface Input {
  channel: Channel
  session: OperatorSession
  params: { id: number }
  ip: string
}

export async function releaseGame(
  ctx: Pick<Context, 'db' | 'now'>,
  { channel, session, params, ip }: Input,
): Promise<{ success: true }> {
  await ctx.db.transaction(async tx => {
    const [game] = await lockGames(tx, channel.id, [params.id])
    if (!game) throw new CallError('not_found')
    if (game.by_hand.length === 0) throw new CallError('conflict')
    await setByHand(tx, channel.id, [{ id: game.id, by_hand: [] }])
    await recordAction(
      { db: tx, now: ctx.now },
      {
        action: 'release_game',
        operator: session.operator,
        channelId: channel.id,
        target: { type: 'event', id: game.id },
        ip,
      },
    )
  })
  return { success: true }
}
