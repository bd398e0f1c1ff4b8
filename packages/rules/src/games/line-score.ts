import type { EventScore } from '@grandstand/contract'

export interface LineScore {
  /** Empty where nobody kept the periods. */
  periods: string[]
  /** For each team its points in each period; null: it has not begun. */
  rows: { participant_id: number; points: (number | null)[] }[]
}

interface LineFacts {
  scored: readonly Pick<EventScore, 'participant_id' | 'points' | 'period'>[]
  /** All that the sport has. */
  periods: readonly string[]
  /** The one that is played; null: none is known. */
  period: string | null
  isOver: boolean
  teamIds: readonly number[]
}

/** Nobody scores in a pause. */
const pauses = ['HT']
/** Played only when a game needs them. */
const extras = ['OT', 'ET', 'SO']

/** Both halves of an inning are one. */
const columnOf = (period: string) => period.replace(/^[▲▼](?=\d)/, '')

/** The points of each team by period. */
export function writeLineScore({ scored, periods, period, isOver, teamIds }: LineFacts): LineScore {
  const usual = unique(periods)
  const seen = unique([...scored, { period }].flatMap(each => each.period ?? []))
  // A channel's own words come in the order in which they were played.
  const order = seen.every(each => usual.includes(each)) ? usual : seen
  const begun = isOver ? order.length : Math.max(...seen.map(each => order.indexOf(each)))
  const isShown = (each: string, at: number) => !extras.includes(each) || (at <= begun && seen.includes(each))
  const columns = scored.every(each => each.period !== null)
    ? order.filter((each, at) => !pauses.includes(each) && isShown(each, at))
    : []
  const pointsOf = (teamId: number, column: string) =>
    scored
      .filter(each => each.participant_id === teamId && columnOf(each.period ?? '') === column)
      .reduce((sum, { points }) => sum + points, 0)
  return {
    periods: columns,
    rows: teamIds.map(teamId => ({
      participant_id: teamId,
      points: columns.map(column => (order.indexOf(column) > begun ? null : pointsOf(teamId, column))),
    })),
  }
}

const unique = (periods: readonly string[]): string[] => [...new Set(periods.map(columnOf))]
