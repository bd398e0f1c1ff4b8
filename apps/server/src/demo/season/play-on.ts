import { updateEvent } from '../../catalogue/events/index.ts'
import type { Channel } from '../../context/channel.ts'
import type { Context } from '../../context/context.ts'
import { type DemoGame, listDemoGames } from './demo-season-store.ts'
import { planPlays } from './plan-plays.ts'
import { boardAt, sportPlay } from './sport-play.ts'

export const turnMs = 2_000
/** A score appears when players show it, this long after it was sent. */
const playerDelayMs = 5_000
/** After a longer absence, missed scores do not count. */
const maxAwayMs = 30_000

/** The clocks of the demo's live games run, and now and then somebody scores. */
export async function playOn(
  ctx: Pick<Context, 'db' | 'now'>,
  channel: Channel,
  { since }: { since: Date },
): Promise<void> {
  const now = ctx.now()
  const games = await listDemoGames(ctx.db, channel.id, { status: 'live' })
  for (const game of games) {
    const scores = countPlays(game, { since, now })
    const { period, clock } = boardAt(sportPlay(game.sport), game, now)
    const isSame = period === game.period && clock?.since === game.clock?.since
    if (isSame && scores.length === 0) continue
    await updateEvent(ctx, channel.id, game.id, { period, clock, scores })
  }
}

/** Added to the current score, which somebody may have corrected by hand. */
function countPlays(game: DemoGame, { since, now }: { since: Date; now: Date }) {
  const toMs = now.getTime() - playerDelayMs
  const fromMs = Math.max(since.getTime() - playerDelayMs, toMs - maxAwayMs)
  const fallen = planPlays(game).filter(({ at }) => at.getTime() > fromMs && at.getTime() <= toMs)
  return game.teams.flatMap(({ participant_id, score }, index) => {
    const points = fallen.filter(play => play.teamIndex === index).reduce((sum, play) => sum + play.points, 0)
    if (points === 0 && score !== null) return []
    return [{ participant_id, score: (score ?? 0) + points }]
  })
}
