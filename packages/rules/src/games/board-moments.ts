import type { BoardMoment } from '@grandstand/contract'
import { readGameTime } from './board.ts'
import type { ScoreChange } from './list-scored.ts'

/** Somebody scores at the end of a play, which is worth seeing from its beginning. */
export const momentLeadMs = 8_000

interface PeriodChange extends Pick<BoardMoment, 'period' | 'clock'> {
  at: Date
}

/** What stood on the board from when on, out of how its parts changed; each in the order of time. */
export function listBoardMoments(
  scored: readonly ScoreChange[],
  periods: readonly PeriodChange[],
): BoardMoment[] {
  const times = [...new Set([...scored, ...periods].map(({ at }) => at.getTime()))].sort((a, b) => a - b)
  return times.map(time => {
    const stood = ({ at }: { at: Date }) => at.getTime() <= time
    const scores = new Map(
      scored.filter(stood).map(({ participant_id, score }) => [participant_id, score] as const),
    )
    const { period = null, clock = null } = periods.findLast(stood) ?? {}
    return {
      at: new Date(time).toISOString(),
      scores: [...scores].map(([participant_id, score]) => ({ participant_id, score })),
      period,
      clock,
    }
  })
}

const empty = { scores: [], period: null, clock: null }

/** What stood there at a moment; null where nothing is known of the game's board. */
export function findBoardMoment(
  moments: readonly BoardMoment[],
  atMs: number,
): Omit<BoardMoment, 'at'> | null {
  if (moments.length === 0) return null
  return moments.findLast(({ at }) => Date.parse(at) <= atMs) ?? empty
}

export interface PeriodBegin {
  period: string
  at: string
}

/** When each period began, as the board said: also one in which nobody scored. */
export function listPeriodBegins(moments: readonly BoardMoment[]): PeriodBegin[] {
  const begun = new Map<string, string>()
  for (const moment of moments) {
    const { period } = readGameTime(moment, new Date(moment.at))
    if (period !== null && !begun.has(period)) begun.set(period, moment.at)
  }
  return [...begun].map(([period, at]) => ({ period, at }))
}
