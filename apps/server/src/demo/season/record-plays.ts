import { readGameTime } from '@grandstand/rules'
import type { Channel } from '../../context/channel.ts'
import type { Context } from '../../context/context.ts'
import { type DemoGame, insertPlays, listDemoGames } from './demo-season-store.ts'
import { planPlays } from './plan-plays.ts'
import { boardAt, kindOf, sportPlay } from './sport-play.ts'

/** Games that came with a score get the plays that led to it, each at its time. */
export async function recordPlays(ctx: Pick<Context, 'db' | 'now'>, channel: Channel): Promise<void> {
  const now = ctx.now()
  for (const status of ['live', 'finished'] as const) {
    const games = await listDemoGames(ctx.db, channel.id, { status, withoutPlays: true })
    await insertPlays(
      ctx.db,
      channel.id,
      games.flatMap(game => tellPlays(game, now)),
    )
  }
}

function tellPlays(game: DemoGame, now: Date) {
  const scores = game.teams.map(() => 0)
  return planPlays(game)
    .filter(({ at }) => at <= now)
    .flatMap(({ at, teamIndex, points }) => {
      const team = game.teams[teamIndex]
      const score = (scores[teamIndex] ?? 0) + points
      // What is on the board was perhaps corrected by hand.
      if (!team || score > (team.score ?? 0)) return []
      scores[teamIndex] = score
      const { participant_id } = team
      const time = readGameTime(boardAt(sportPlay(game.sport), game, at), at)
      return [{ event_id: game.id, participant_id, score, kind: kindOf(game.sport, points), at, ...time }]
    })
}
