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

/** How the film of a replay goes: with goals of both sides, or without any. */
export type ReplayKind = 'scored' | 'open'

/** The passages that a replay shows, and one more, since a score is told some seconds after it falls. */
const shownPassages = 3
const restPassages = 1

interface Passages {
  lengthMs: number
  /** The first that the replay shows. */
  shownFrom: number
}

interface Wanted extends Omit<Play, 'at'> {
  /** Of the game, when it falls. */
  part: number
}

/**
 * Whatever is scored in a game, one after the other; the same whenever it is planned. All of it falls when the film of the
 * sport shows a goal, so that the picture and the board agree. The last goals of both sides are those of the replay.
 */
export function planPlays(game: PlannedGame): Play[] {
  const passages = passagesOf(game)
  const { goals, shown } = planGoals(game)
  const shownIn = [0, shownPassages - 1]
  return [
    ...placeGoals(goals, game, passages),
    ...shown.map((goal, at) => ({ ...goal, passage: passages.shownFrom + (shownIn[at] ?? 0) })),
  ].map(({ passage, teamIndex, points }) => ({ at: goalAt(passage, passages), teamIndex, points }))
}

/** What of a game its replay shows: its end. */
export function replayOf(game: PlannedGame): { kind: ReplayKind; from: Date } {
  const { shownFrom, lengthMs } = passagesOf(game)
  return {
    kind: planGoals(game).shown.length > 0 ? 'scored' : 'open',
    from: new Date(shownFrom * lengthMs),
  }
}

function passagesOf({ sport, ends_at }: PlannedGame): Passages {
  const lengthMs = passageSeconds[sportPlay(sport).surface] * 1000
  return { lengthMs, shownFrom: Math.floor(ends_at.getTime() / lengthMs) - shownPassages - restPassages }
}

const goalAt = (passage: number, { lengthMs }: Passages) =>
  new Date((passage + 1) * lengthMs - (endingSeconds - goalAfterSeconds) * 1000)

/** `shown`: in the film of the replay, the home side's first; none where it would end a game that is over. */
function planGoals({ key, sport, teams }: PlannedGame): { goals: Wanted[]; shown: Wanted[] } {
  const random = createRandom(`${key} plays`)
  const play = sportPlay(sport)
  const goals = finalScores(play, random, teams.length)
    .flatMap((final, teamIndex) => splitScore(play, final, random).map(scored => ({ ...scored, teamIndex })))
    .toSorted((a, b) => a.part - b.part)
  const shown = [1, 0].flatMap(side => goals.findLast(({ teamIndex }) => teamIndex === side) ?? [])
  const endsGame = play.winsAt !== undefined && goals.at(-1)?.teamIndex !== 0
  if (shown.length < 2 || endsGame) return { goals, shown: [] }
  return { goals: goals.filter(goal => !shown.includes(goal)), shown }
}

/** Each in a passage of its own, before those of the replay. */
function placeGoals(goals: readonly Wanted[], { event_utc_ts, ends_at }: PlannedGame, passages: Passages) {
  const startMs = event_utc_ts.getTime()
  const lengthMs = ends_at.getTime() - startMs
  let passage = Number.NEGATIVE_INFINITY
  const placed = goals.map(goal => {
    passage = Math.max(Math.floor((startMs + goal.part * lengthMs) / passages.lengthMs), passage + 1)
    return { ...goal, passage }
  })
  let next = passages.shownFrom
  return placed
    .toReversed()
    .map(goal => {
      next = Math.min(goal.passage, next - 1)
      return { ...goal, passage: next }
    })
    .toReversed()
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
