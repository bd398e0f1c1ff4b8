/** How a sport is scored, as far as a board has buttons for it. */
interface Scoring {
  /** What one tap brings, the most frequent first. */
  points: readonly number[]
  periods: readonly string[]
  /** Null: the sport has no clock. */
  counts: 'up' | 'down' | null
  periodMinutes: number
}

const quarters = ['Q1', 'Q2', 'Q3', 'Q4', 'OT']
const goals: Scoring = { points: [1], periods: ['1H', 'HT', '2H', 'ET'], counts: 'up', periodMinutes: 0 }
const football: Scoring = { points: [6, 1, 2, 3], periods: quarters, counts: 'down', periodMinutes: 12 }
const hockey: Scoring = {
  points: [1],
  periods: ['P1', 'P2', 'P3', 'OT', 'SO'],
  counts: 'down',
  periodMinutes: 20,
}
/** The board shows the sets that were won. */
const sets: Scoring = {
  points: [1],
  periods: ['S1', 'S2', 'S3', 'S4', 'S5'],
  counts: null,
  periodMinutes: 0,
}
const innings: Scoring = {
  points: [1, 2, 3, 4],
  periods: Array.from({ length: 9 }, (_, at) => [`▲${at + 1}`, `▼${at + 1}`]).flat(),
  counts: null,
  periodMinutes: 0,
}

/** By a word of the sport's alias, so that `varsity-football` is football; the first that fits. */
const sports: readonly [RegExp, Scoring][] = [
  [/basketball/, { points: [2, 3, 1], periods: quarters, counts: 'down', periodMinutes: 10 }],
  [/flag-football|american|football/, football],
  [/field-hockey|lacrosse/, { ...goals, periods: quarters, counts: 'down', periodMinutes: 15 }],
  [/hockey/, hockey],
  [/volleyball|tennis|badminton/, sets],
  [/baseball|softball/, innings],
  [/rugby/, { ...goals, points: [5, 2, 3] }],
]

/** By the aliases of the sport and of those above it, from below; goals and halves where none is known. */
export function findScoring(aliases: readonly string[]): Scoring {
  for (const alias of aliases) {
    const found = sports.find(([word]) => word.test(alias))
    if (found) return found[1]
  }
  return goals
}
