import type { ScoreChange } from './list-scored.ts'

/** A goal is told some seconds after it has fallen. */
const toldWithinMs = 15_000

/**
 * What each team had at a moment, by its id, with what happened then and was told soon after. Of a team that nothing was
 * ever written of, nothing is known.
 */
export function findBoard(changes: readonly ScoreChange[], at: Date): Map<number, number | null> {
  const board = new Map<number, number | null>(changes.map(({ participant_id }) => [participant_id, 0]))
  for (const change of changes)
    if (change.at.getTime() <= at.getTime() + toldWithinMs) board.set(change.participant_id, change.score)
  return board
}
