import type { Channel } from '../../context/channel.ts'
import type { Context } from '../../context/context.ts'
import { updateEvent } from '../../features/events/index.ts'
import { type DemoGame, listDemoGames } from './demo-season-store.ts'
import { planPlays } from './plan-plays.ts'
import { periodAt, sportPlay } from './sport-play.ts'

export const turnMs = 2_000
/** Each game's clock moves so often; scores change when somebody scores. */
const clockTurns = 5
/** What is scored is told when players show it, so long after it was sent. */
const playerDelayMs = 5_000
/** Who was away for longer does not count what fell meanwhile. */
const maxAwayMs = 30_000

/** The clocks of the demo's live games run, and now and then somebody scores. */
export async function playOn(
  ctx: Pick<Context, 'db' | 'now'>,
  channel: Channel,
  { since }: { since: Date },
): Promise<void> {
  const now = ctx.now()
  const turn = Math.floor(now.getTime() / turnMs)
  const games = await listDemoGames(ctx.db, channel.id, { status: 'live' })
  for (const [place, game] of games.entries()) {
    const scores = countPlays(game, { since, now })
    // Not all at a time.
    const isClockDue = (place + turn) % clockTurns === 0
    if (!isClockDue && scores.length === 0) continue
    const lengthMs = game.ends_at.getTime() - game.event_utc_ts.getTime()
    const part = (now.getTime() - game.event_utc_ts.getTime()) / lengthMs
    const period = periodAt(sportPlay(game.sport), part)
    if (period === game.period && scores.length === 0) continue
    await updateEvent(ctx, channel.id, game.id, { period, scores })
  }
}

/** Added to what stands there, which somebody may have put right by hand. */
function countPlays(game: DemoGame, { since, now }: { since: Date; now: Date }) {
  const toMs = now.getTime() - playerDelayMs
  const fromMs = Math.max(since.getTime() - playerDelayMs, toMs - maxAwayMs)
  const fallen = planPlays(game).filter(({ at }) => at.getTime() > fromMs && at.getTime() <= toMs)
  return game.teams.flatMap(({ participant_id, score }, place) => {
    const points = fallen.filter(play => play.place === place).reduce((sum, play) => sum + play.points, 0)
    if (points === 0 && score !== null) return []
    return [{ participant_id, score: (score ?? 0) + points }]
  })
}
