import { endingSeconds, goalAfterSeconds, passageSeconds } from '@grandstand/demo-footage'
import { createRandom, type Random } from './random.ts'
import { finalScores, type SportPlay, sportPlay } from './sport-play.ts'

export interface Play {
  at: Date
  /** Which of the game's teams scores; away comes first. */
  teamIndex: number
  points: number
}

export interface PlannedGame {
  key: string
  sport: string
  event_utc_ts: Date
  ends_at: Date
  teams: readonly unknown[]
}

/** Nobody scores in the first moments, nor in the last. */
const firstPart = 0.02
const lastPart = 0.97
const setPointPart = 0.99

/**
 * Whatever is scored in a game, one after the other; the same whenever it is planned. All of it falls when the film of the
 * sport shows a goal, so that the picture and the board agree.
 */
export function planPlays({ key, sport, event_utc_ts, ends_at, teams }: PlannedGame): Play[] {
  const random = createRandom(`${key} plays`)
  const play = sportPlay(sport)
  const lengthMs = ends_at.getTime() - event_utc_ts.getTime()
  const wanted = finalScores(play, random, teams.length)
    .flatMap((final, teamIndex) => splitScore(play, final, random).map(scored => ({ ...scored, teamIndex })))
    .toSorted((a, b) => a.part - b.part)
  const passageMs = passageSeconds[play.surface] * 1000
  const goalMs = passageMs - (endingSeconds - goalAfterSeconds) * 1000
  let passage = Number.NEGATIVE_INFINITY
  return wanted.map(({ part, teamIndex, points }) => {
    const atMs = event_utc_ts.getTime() + part * lengthMs
    passage = Math.max(Math.floor(atMs / passageMs), passage + 1)
    return { at: new Date(passage * passageMs + goalMs), teamIndex, points }
  })
}

/** What each team has then. */
export function scoreAt(game: PlannedGame, now: Date): number[] {
  const fallen = planPlays(game).filter(({ at }) => at <= now)
  return game.teams.map((_, index) =>
    fallen.filter(play => play.teamIndex === index).reduce((sum, { points }) => sum + points, 0),
  )
}

function splitScore(play: SportPlay, final: number, random: Random): { part: number; points: number }[] {
  const plays: { part: number; points: number }[] = []
  for (let left = final; left > 0; ) {
    const points = random.pick(play.points.filter(most => canMake(left - most, play.points))) ?? left
    const isLast = play.winsAt === final && points === left
    plays.push({
      part: isLast ? setPointPart : firstPart + random.next() * (lastPart - firstPart),
      points,
    })
    left -= points
  }
  return plays
}

/** Whether plays add up to a score: nobody has one point in football. */
function canMake(score: number, points: readonly number[]): boolean {
  if (score <= 0) return score === 0
  return points.some(each => canMake(score - each, points))
}
