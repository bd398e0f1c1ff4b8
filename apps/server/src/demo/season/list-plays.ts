import type { Context } from '../../context/context.ts'
import { listDemoGames } from './demo-season-store.ts'
import { type Play, planPlays } from './plan-plays.ts'

/** What is scored in a live game of the demo, before and after now. */
export async function listPlays(
  ctx: Pick<Context, 'db'>,
  channelId: number,
  eventId: number,
): Promise<Play[]> {
  const games = await listDemoGames(ctx.db, channelId, { status: 'live' })
  return games.filter(({ id }) => id === eventId).flatMap(planPlays)
}
