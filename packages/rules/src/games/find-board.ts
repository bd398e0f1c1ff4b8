import type { ScoreChange } from './list-scored.ts'

/** A goal is reported some seconds after it falls. */
export const reportedWithinMs = 15_000

/**
 * Each team's score at a moment, by its id, including goals reported soon after. A team without any entry is
 * not in it.
 */
export function findBoard(changes: readonly ScoreChange[], at: Date): Map<number, number | null> {
  const board = new Map<number, number | null>(changes.map(({ participant_id }) => [participant_id, 0]))
  for (const change of changes)
    if (change.at.getTime() <= at.getTime() + reportedWithinMs) board.set(change.participant_id, change.score)
  return board
}
