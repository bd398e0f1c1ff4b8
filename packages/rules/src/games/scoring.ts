import type { BoardTap, ScoreKind } from '@grandstand/contract'

/** How a sport is scored, as far as a board has buttons for it. */
interface Scoring {
  /** What one tap brings, the most frequent first. */
  points: readonly number[]
  /** What so many points at once mean. Two in football are a safety or a conversion: nobody can tell. */
  kinds: Readonly<Record<number, ScoreKind>>
  periods: readonly string[]
  /** Null: the sport has no clock. */
  counts: 'up' | 'down' | null
  periodMinutes: number
}

/** A channel's rules for its own sport; missing ones are as usual. */
export interface OwnScoring {
  points?: readonly number[] | undefined
  periods?: readonly string[] | undefined
  clock?: 'up' | 'down' | 'no_clock' | undefined
  period_minutes?: number | undefined
}

const quarters = ['Q1', 'Q2', 'Q3', 'Q4', 'OT']
/** Of a sport that nobody knows, so that a point is only a point. */
const halves: Scoring = {
  points: [1],
  kinds: {},
  periods: ['1H', 'HT', '2H', 'ET'],
  counts: 'up',
  periodMinutes: 0,
}
const goals: Scoring = { ...halves, kinds: { 1: 'goal' } }
const football: Scoring = {
  points: [6, 1, 2, 3],
  kinds: { 1: 'extra_point', 3: 'field_goal', 6: 'touchdown', 7: 'touchdown', 8: 'touchdown' },
  periods: quarters,
  counts: 'down',
  periodMinutes: 12,
}
const basketball: Scoring = {
  points: [2, 3, 1],
  kinds: { 1: 'free_throw', 2: 'basket', 3: 'three_pointer' },
  periods: quarters,
  counts: 'down',
  periodMinutes: 10,
}
const hockey: Scoring = {
  points: [1],
  kinds: { 1: 'goal' },
  periods: ['P1', 'P2', 'P3', 'OT', 'SO'],
  counts: 'down',
  periodMinutes: 20,
}
/** The board shows the sets that were won. */
const sets: Scoring = {
  points: [1],
  kinds: { 1: 'set' },
  periods: ['S1', 'S2', 'S3', 'S4', 'S5'],
  counts: null,
  periodMinutes: 0,
}
const innings: Scoring = {
  points: [1, 2, 3, 4],
  kinds: { 1: 'run' },
  periods: Array.from({ length: 9 }, (_, at) => [`▲${at + 1}`, `▼${at + 1}`]).flat(),
  counts: null,
  periodMinutes: 0,
}

/** By a word of the sport's alias, so that `varsity-football` is football; the first that fits. */
const sports: readonly [RegExp, Scoring][] = [
  [/basketball/, basketball],
  [/flag-football|american|football/, football],
  [/field-hockey|lacrosse/, { ...goals, periods: quarters, counts: 'down', periodMinutes: 15 }],
  [/hockey/, hockey],
  [/volleyball|tennis|badminton/, sets],
  [/baseball|softball/, innings],
  [/rugby/, { ...halves, points: [5, 2, 3], kinds: { 2: 'conversion', 5: 'try' } }],
  [/soccer|futsal|handball|polo/, goals],
]

/**
 * Looks at the sport and those above it, from below: the channel's rules for the nearest, else the usual ones for the
 * first known alias, else points and halves.
 */
export function findScoring(line: readonly { alias: string; scoring?: OwnScoring | null }[]): Scoring {
  const usual = line.flatMap(({ alias }) => sports.find(([word]) => word.test(alias))?.[1] ?? [])[0] ?? halves
  const own = line.find(({ scoring }) => scoring)?.scoring ?? {}
  return {
    points: own.points ?? usual.points,
    kinds: usual.kinds,
    periods: own.periods ?? usual.periods,
    counts: own.clock === undefined ? usual.counts : own.clock === 'no_clock' ? null : own.clock,
    periodMinutes: own.period_minutes ?? usual.periodMinutes,
  }
}

/** What a tap says of how somebody scored: a corrected board says nothing. */
export function findScoreKind({ kinds }: Pick<Scoring, 'kinds'>, tap: BoardTap): ScoreKind | null {
  return tap.type === 'points' ? (kinds[tap.points] ?? null) : null
}
