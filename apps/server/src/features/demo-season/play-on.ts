import type { Channel } from '../../channel.ts'
import type { Context } from '../../context.ts'
import { updateEvent } from '../events/index.ts'
import { type DemoGame, listDemoGames } from './demo-season-store.ts'
import { createRandom } from './random.ts'
import { periodAt, sportPlay } from './sport-play.ts'

/** How often each game's board changes. */
export const turnMs = 5_000

/** The clocks of the demo's live games run, and now and then somebody scores. */
export async function playOn(ctx: Pick<Context, 'db' | 'now'>, channel: Channel): Promise<void> {
  const now = ctx.now()
  const turn = Math.floor(now.getTime() / turnMs)
  const games = await listDemoGames(ctx.db, channel.id, { status: 'live' })
  // Half of them at a time: every board moves each ten seconds.
  for (const game of games.filter((_, place) => (place + turn) % 2 === 0)) {
    const play = sportPlay(game.sport)
    const lengthMs = game.ends_at.getTime() - game.event_utc_ts.getTime()
    const part = (now.getTime() - game.event_utc_ts.getTime()) / lengthMs
    await updateEvent(ctx, channel.id, game.id, {
      period: periodAt(play, part),
      scores: score(game, turn, lengthMs),
    })
  }
}

function score(game: DemoGame, turn: number, lengthMs: number) {
  const random = createRandom(`${game.key} ${turn}`)
  const play = sportPlay(game.sport)
  const chance = (play.plays * 2 * turnMs) / lengthMs
  return game.teams.flatMap(team => {
    const isSetPoint = play.winsAt !== undefined && (team.score ?? 0) + 1 >= play.winsAt
    if (random.next() >= chance || isSetPoint) return []
    return [
      { participant_id: team.participant_id, score: (team.score ?? 0) + (random.pick(play.points) ?? 1) },
    ]
  })
}
