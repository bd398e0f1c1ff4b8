export interface ScoreChange {
  participant_id: number
  /** Null: it was wiped off the board. */
  score: number | null
  at: Date
}

export interface Scored {
  at: Date
  participant_id: number
  /** What stood on the board then. */
  scores: { participant_id: number; score: number }[]
}

/** The scores and their times, from the entries on the board: what was undone did not happen. */
export function listScored(changes: readonly ScoreChange[]): Scored[] {
  const stands: ScoreChange[] = []
  for (const change of changes) {
    const { participant_id, score } = change
    // A lower score undoes whatever led beyond it.
    for (let at = stands.length - 1; at >= 0; at--) {
      const stood = stands[at]
      if (stood?.participant_id === participant_id && (stood.score ?? 0) >= (score ?? 0)) stands.splice(at, 1)
    }
    const before = stands.findLast(stood => stood.participant_id === participant_id)
    if ((score ?? 0) > (before?.score ?? 0)) stands.push(change)
  }
  const board = new Map(changes.map(({ participant_id }) => [participant_id, 0]))
  return stands.map(({ at, participant_id, score }) => {
    board.set(participant_id, score ?? 0)
    return {
      at,
      participant_id,
      scores: [...board].map(([each, stood]) => ({ participant_id: each, score: stood })),
    }
  })
}
