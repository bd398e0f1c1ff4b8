import { reportedWithinMs } from '../games/find-board.ts'

interface Stood {
  at: Date
  scores: { participant_id: number; score: number }[]
}

/** What stood on the board at the end of a clip, out of the scores of its game in their order; null: nobody has kept any. */
export function findClipScores(
  scored: readonly Stood[],
  { began_at, duration_seconds }: { began_at: Date | null; duration_seconds: number },
): Stood['scores'] | null {
  const [first] = scored
  if (!first || began_at === null) return null
  const endMs = began_at.getTime() + duration_seconds * 1000 + reportedWithinMs
  const last = scored.findLast(({ at }) => at.getTime() <= endMs)
  return last?.scores ?? first.scores.map(({ participant_id }) => ({ participant_id, score: 0 }))
}
