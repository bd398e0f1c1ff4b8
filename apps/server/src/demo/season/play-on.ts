import { updateEvent } from '../../catalogue/events/index.ts'
import type { Channel } from '../../context/channel.ts'
import type { Context } from '../../context/context.ts'
import { type DemoGame, listDemoGames } from './demo-season-store.ts'
import { planPlays } from './plan-plays.ts'
import { boardAt, kindOf, sportPlay } from './sport-play.ts'

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
    const { period, clock } = boardAt(sportPlay(game.sport), game, now)
    const scores = game.teams.flatMap(({ participant_id, score }) =>
      score === null ? [{ participant_id, score: 0 }] : [],
    )
    if (period !== game.period || clock?.since !== game.clock?.since || scores.length > 0)
      await updateEvent(ctx, channel.id, game.id, { period, clock, scores })
    for (const { at, ...play } of listFallen(game, { since, now }))
      await updateEvent(ctx, channel.id, game.id, { period, clock, scores: [play], scoredAt: at })
  }
}

/** Added to the current score, which somebody may have corrected by hand. */
function listFallen(game: DemoGame, { since, now }: { since: Date; now: Date }) {
  const toMs = now.getTime() - playerDelayMs
  const fromMs = Math.max(since.getTime() - playerDelayMs, toMs - maxAwayMs)
  const scores = game.teams.map(({ score }) => score ?? 0)
  return planPlays(game)
    .filter(({ at }) => at.getTime() > fromMs && at.getTime() <= toMs)
    .flatMap(({ at, teamIndex, points }) => {
      const team = game.teams[teamIndex]
      if (!team) return []
      const score = (scores[teamIndex] ?? 0) + points
      scores[teamIndex] = score
      return [{ at, participant_id: team.participant_id, score, kind: kindOf(game.sport, points) }]
    })
}
