import { createEvents, moveEventsByClock, updateEvent } from '../../catalogue/events/index.ts'
import type { Channel } from '../../context/channel.ts'
import type { Context } from '../../context/context.ts'
import { closeDemoGame } from './close-demo-game.ts'
import { deleteDemoGamesBefore, listDemoGames, listSourceKeys, readLeague } from './demo-season-store.ts'
import { isTelevised } from './is-televised.ts'
import { planLiveGames, planSeason } from './plan-games.ts'
import { scoreAt } from './plan-plays.ts'
import { recordPlays } from './record-plays.ts'

const liveGames = 6
const keptMs = 90 * 86_400_000

/** Brings the demo's season up to now; events that people made are left alone. Running it again changes nothing. */
export async function keepSeason(ctx: Pick<Context, 'db' | 'now'>, channel: Channel): Promise<void> {
  const league = await readLeague(ctx.db, channel.id)
  if (league.teams.length < 2) return
  const now = ctx.now()
  await countToTheEnd(ctx, channel)
  while ((await moveEventsByClock(ctx)) > 0);
  await deleteDemoGamesBefore(ctx.db, channel.id, new Date(now.getTime() - keptMs))

  const known = await listSourceKeys(ctx.db, channel.id)
  await createEvents(ctx, channel, planSeason(league, now, { timeZone: channel.settings.time_zone, known }))
  await writeFinalScores(ctx, channel)
  await closeDemoGame(ctx, channel)

  const live = await listDemoGames(ctx.db, channel.id, { status: 'live' })
  const hasFree = live.some(({ type, sport }) => type === 'free' && isTelevised(sport))
  const missing = Math.max(hasFree ? 0 : 1, liveGames - live.length)
  const busy = new Set(live.flatMap(({ teams }) => teams.map(({ participant_id }) => participant_id)))
  await createEvents(ctx, channel, planLiveGames(league, missing, now, { isFirstFree: !hasFree, busy }))
  await recordPlays(ctx, channel)
}

/** What fell while nobody was there to count is counted before the clock ends a game. */
async function countToTheEnd(ctx: Pick<Context, 'db' | 'now'>, channel: Channel): Promise<void> {
  for (const game of await listDemoGames(ctx.db, channel.id, { status: 'live' })) {
    if (game.ends_at > ctx.now()) continue
    const finals = scoreAt(game, game.ends_at)
    const scores = game.teams.map(({ participant_id, score }, index) => ({
      participant_id,
      score: Math.max(score ?? 0, finals[index] ?? 0),
    }))
    await updateEvent(ctx, channel.id, game.id, { period: null, scores })
  }
}

/** For games that began and ended while nobody was there. A final score stays, no matter who ended the game. */
async function writeFinalScores(ctx: Pick<Context, 'db' | 'now'>, channel: Channel): Promise<void> {
  for (const game of await listDemoGames(ctx.db, channel.id, { status: 'finished', withoutScore: true })) {
    const finals = scoreAt(game, game.ends_at)
    const scores = game.teams.flatMap(({ participant_id, score }, index) =>
      score === null ? [{ participant_id, score: finals[index] ?? 0 }] : [],
    )
    await updateEvent(ctx, channel.id, game.id, { period: null, scores })
  }
}
