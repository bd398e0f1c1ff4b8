import type { Context } from '../../context/context.ts'
import { maxPlayers } from './open-player.ts'
import { countOpenPlaybacks } from './playback-store.ts'

/** The players of an account that are open now, and how many may be. */
export async function countPlayers(
  ctx: Pick<Context, 'db' | 'now' | 'playerTimes'>,
  channelId: number,
  userId: number,
): Promise<{ open: number; max: number }> {
  const since = new Date(ctx.now().getTime() - ctx.playerTimes.leaseMs)
  return { open: await countOpenPlaybacks(ctx.db, channelId, userId, since), max: maxPlayers }
}
