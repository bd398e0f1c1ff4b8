import type { BoardTap, GameClock } from '@grandstand/contract'

export interface BoardClock {
  /** Its value at `since`, or its value while it is stopped. */
  ms: number
  /** Null: it is stopped. */
  since: Date | null
}

/** What a tap can change. */
export interface BoardState {
  scores: readonly { participant_id: number; score: number | null }[]
  period: string | null
  clock: BoardClock
}

type Counts = 'up' | 'down' | null

const maxScore = 9_999
const maxClockMs = 10 * 3_600_000

export function readClock({ ms, since }: BoardClock, counts: Counts, now: Date): number {
  if (since === null) return ms
  const passed = Math.max(0, now.getTime() - since.getTime())
  return counts === 'down' ? Math.max(0, ms - passed) : Math.min(maxClockMs, ms + passed)
}

/**
 * The board after a tap at a moment; null for a tap without meaning on it. The caller keeps the states that an undo
 * brings back.
 */
export function applyTap(
  state: BoardState,
  tap: Exclude<BoardTap, { type: 'undo' }>,
  { counts, startMs, at }: { counts: Counts; startMs: number; at: Date },
): BoardState | null {
  switch (tap.type) {
    case 'points':
      return setScore(state, tap.participant_id, score => Math.min(maxScore, (score ?? 0) + tap.points))
    case 'score':
      return setScore(state, tap.participant_id, () => tap.score)
    case 'period':
      // Another period begins with the clock at its start, standing.
      return {
        ...state,
        period: tap.period,
        clock: counts !== null && tap.period !== state.period ? { ms: startMs, since: null } : state.clock,
      }
    case 'clock': {
      if (counts === null) return null
      const ms = readClock(state.clock, counts, at)
      return { ...state, clock: { ms, since: tap.is_running ? at : null } }
    }
    case 'set_clock':
      if (counts === null) return null
      return { ...state, clock: { ms: tap.ms, since: state.clock.since === null ? null : at } }
  }
}

function setScore(
  state: BoardState,
  participantId: number,
  change: (score: number | null) => number,
): BoardState | null {
  if (!state.scores.some(each => each.participant_id === participantId)) return null
  // Where one team has scored, the other has nothing, and not an unknown number.
  const scores = state.scores.map(({ participant_id, score }) => ({
    participant_id,
    score: participant_id === participantId ? change(score) : (score ?? 0),
  }))
  return { ...state, scores }
}

/**
 * As viewers see it. A stopped clock is shown with its period; a running one would be wrong a second later. A clock
 * at its start is left out: many keep only the score.
 */
export function writePeriod(
  { period, clock }: Pick<BoardState, 'period' | 'clock'>,
  startMs: number,
): string | null {
  if (clock.since !== null || clock.ms === startMs) return period
  return [period, formatClock(clock.ms)].filter(part => part !== null).join(' ')
}

/** What viewers need for a running clock; null while it is stopped. */
export function writeClock({ ms, since }: BoardClock, counts: Counts): GameClock | null {
  return since === null || counts === null ? null : { ms, since: since.toISOString(), counts }
}

/** The period and what its clock showed at a moment; the opposite of `writePeriod` and `writeClock`. */
export function readGameTime(
  { period, clock }: { period: string | null; clock: GameClock | null },
  at: Date,
): { period: string | null; clock: string | null } {
  if (clock) {
    const since = new Date(clock.since)
    return { period, clock: formatClock(readClock({ ms: clock.ms, since }, clock.counts, at)) }
  }
  const [, sign = period, shown = null] = /^(.+) (\d+:\d\d)$/.exec(period ?? '') ?? []
  return { period: sign, clock: shown }
}

/** Minutes and seconds, as in 8:05; a second that has begun counts. */
export function formatClock(ms: number): string {
  const seconds = Math.ceil(ms / 1000)
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}
