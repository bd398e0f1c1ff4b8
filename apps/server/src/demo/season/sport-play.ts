import type { GameClock, ScoreKind } from '@grandstand/contract'
import type { SurfaceName } from '@grandstand/demo-footage'
import { findScoring, formatClock } from '@grandstand/rules'
import type { Random } from './random.ts'

/** How a sport is played, as far as a scoreboard shows it. */
export interface SportPlay {
  minutes: number
  /** Shown one after the other; a countdown follows where the game has a clock. */
  periods: readonly string[]
  periodMinutes: number | null
  /** What a team has at the end. */
  final: (random: Random) => number
  /** What one play brings. */
  points: readonly number[]
  /** What its games are filmed on. */
  surface: SurfaceName
  venue: RegExp
  /** So many won sets end the game. */
  winsAt?: number
  mayTie?: boolean
  /** More than two meet at once. */
  isMeet?: boolean
}

const quarters = ['Q1', 'Q2', 'Q3', 'Q4']
const innings = ['1', '2', '3', '4', '5', '6', '7'].flatMap(inning => [`▲${inning}`, `▼${inning}`])
const indoor = /gym|house|court|complex/
/** A fieldhouse has a roof. */
const outdoor = /field(?!house)|stadium|park|complex/

const football: SportPlay = {
  minutes: 150,
  periods: quarters,
  periodMinutes: 12,
  final: random => random.between(0, 5) * 7 + random.between(0, 2) * 3,
  points: [7, 7, 3],
  surface: 'gridiron',
  venue: outdoor,
}
const basketball: SportPlay = {
  minutes: 105,
  periods: quarters,
  periodMinutes: 10,
  final: random => random.between(48, 86),
  points: [2, 2, 2, 3, 1],
  surface: 'court',
  venue: indoor,
}
const iceHockey: SportPlay = {
  minutes: 130,
  periods: ['P1', 'P2', 'P3'],
  periodMinutes: 20,
  final: random => random.between(0, 6),
  points: [1],
  surface: 'ice',
  venue: /arena|ice|rink/,
}
const soccer: SportPlay = {
  minutes: 110,
  periods: ['1H', '2H'],
  periodMinutes: 40,
  final: random => random.between(0, 4),
  points: [1],
  surface: 'grass',
  venue: outdoor,
  mayTie: true,
}
const volleyball: SportPlay = {
  minutes: 95,
  periods: ['S1', 'S2', 'S3', 'S4', 'S5'],
  periodMinutes: null,
  final: random => random.between(0, 2),
  points: [1],
  surface: 'net',
  venue: indoor,
  winsAt: 3,
}
const lacrosse: SportPlay = {
  ...soccer,
  mayTie: false,
  periods: quarters,
  periodMinutes: 12,
  final: random => random.between(4, 14),
  surface: 'lacrosse',
}
const baseball: SportPlay = {
  ...soccer,
  mayTie: false,
  minutes: 140,
  periods: innings,
  periodMinutes: null,
  final: random => random.between(0, 9),
  surface: 'diamond',
  venue: /diamond|park|complex|field(?!house)/,
}
const track: SportPlay = {
  ...soccer,
  minutes: 180,
  periods: ['100 m', '400 m', '1500 m', '4 × 100 m'],
  periodMinutes: null,
  final: random => random.between(22, 94),
  points: [10, 8, 6, 5],
  surface: 'oval',
  venue: /track|field(?!house)/,
  isMeet: true,
}

const plays: Record<string, SportPlay> = {
  'varsity-football': football,
  'flag-football': football,
  basketball,
  'ice-hockey': iceHockey,
  'field-hockey': soccer,
  soccer,
  volleyball,
  lacrosse,
  baseball,
  softball: baseball,
  'track-and-field': track,
  'outdoor-track': track,
  'cross-country': track,
}

export const knownSports: readonly string[] = Object.keys(plays)

export function sportPlay(alias: string): SportPlay {
  return plays[alias] ?? soccer
}

/** What so many points at once are called. */
export function kindOf(alias: string, points: number): ScoreKind | null {
  return findScoring([{ alias }]).kinds[points] ?? null
}

/** What each team has at the end. */
export function finalScores(play: SportPlay, random: Random, teams: number): number[] {
  const scores = Array.from({ length: teams }, () => play.final(random))
  const winner = random.between(0, teams - 1)
  if (play.winsAt !== undefined)
    return scores.map((score, index) => (index === winner ? (play.winsAt ?? 0) : score))
  const isTied = teams === 2 && scores[0] === scores[1] && !play.mayTie
  return isTied
    ? scores.map((score, index) => (index === winner ? score + (play.points[0] ?? 1) : score))
    : scores
}

/** A clock runs a minute at a time, and is stopped for the rest of a game's evening. */
const stretchMs = 60_000

/** The scoreboard at a time after kick-off: `Q3` with a running clock, or `Q3 8:00` while it is stopped. */
export function boardAt(
  { periods, periodMinutes }: SportPlay,
  { event_utc_ts, ends_at }: { event_utc_ts: Date; ends_at: Date },
  now: Date,
): { period: string; clock: GameClock | null } {
  const startMs = event_utc_ts.getTime()
  const lengthMs = ends_at.getTime() - startMs
  const passedMs = Math.min(Math.max(now.getTime() - startMs, 0), lengthMs - 1)
  const wholeMs = lengthMs / periods.length
  const periodIndex = Math.floor(passedMs / wholeMs)
  const period = periods[periodIndex] ?? ''
  if (periodMinutes === null) return { period, clock: null }
  const everyMs = wholeMs / periodMinutes
  const stretch = Math.floor((passedMs - periodIndex * wholeMs) / everyMs)
  const sinceMs = Math.round(periodIndex * wholeMs + stretch * everyMs)
  const leftMs = (periodMinutes - stretch) * stretchMs
  if (passedMs - sinceMs >= stretchMs)
    return { period: `${period} ${formatClock(leftMs - stretchMs)}`, clock: null }
  const since = new Date(startMs + sinceMs).toISOString()
  return { period, clock: { ms: leftMs, since, counts: 'down' } }
}
