import type { ScoreKind } from '@grandstand/contract'

export interface ScoreChange {
  participant_id: number
  /** Null: it was wiped off the board. */
  score: number | null
  at: Date
}

/** How and when in the game it came about, as far as the board told it. */
interface ScoreFacts {
  kind: ScoreKind | null
  period: string | null
  clock: string | null
}

interface Scored extends ScoreFacts {
  at: Date
  participant_id: number
  points: number
  /** What stood on the board then. */
  scores: { participant_id: number; score: number }[]
}

/** The scores and their times, from the entries on the board: what was undone did not happen. */
export function listScored(changes: readonly (ScoreChange & ScoreFacts)[]): Scored[] {
  const stands: (ScoreChange & ScoreFacts)[] = []
  for (const change of changes) {
    const { participant_id, score } = change
    // A lower score undoes whatever led beyond it.
    for (let at = stands.length - 1; at >= 0; at--) {
      const stood = stands[at]
      if (stood?.participant_id === participant_id && (stood.score ?? 0) > (score ?? 0)) stands.splice(at, 1)
    }
    const before = stands.findLast(stood => stood.participant_id === participant_id)
    if ((score ?? 0) > (before?.score ?? 0)) stands.push(change)
  }
  const board = new Map(changes.map(({ participant_id }) => [participant_id, 0]))
  return stands.map(({ at, participant_id, score, kind, period, clock }) => {
    const points = (score ?? 0) - (board.get(participant_id) ?? 0)
    board.set(participant_id, score ?? 0)
    return {
      at,
      participant_id,
      points,
      kind,
      period,
      clock,
      scores: [...board].map(([each, stood]) => ({ participant_id: each, score: stood })),
    }
  })
}
