import type { Board } from '@grandstand/contract'
import { applyTap, type BoardState } from '@grandstand/rules'
import type { KeptTap } from './kept-taps.ts'

/** What the server said, with what was tapped since on top of it. */
export function showBoard(board: Board, answeredAt: number, taps: readonly KeptTap[]) {
  const { counts, start_ms, ms, is_running } = board.clock
  let state: BoardState = {
    scores: board.teams.map(({ id, score }) => ({ participant_id: id, score })),
    period: board.period,
    clock: { ms, since: is_running ? new Date(answeredAt) : null },
  }
  for (const { tap, version, at } of taps) {
    // What the server has counted meanwhile is in its answer already. What an undo brings back it alone knows.
    if (version < board.version || tap.type === 'undo') continue
    state = applyTap(state, tap, { counts, startMs: start_ms, at: new Date(at) }) ?? state
  }
  return state
}
