import { boardTap } from '@grandstand/contract'
import type { BoardState } from '@grandstand/rules'
import type { KeptTap } from './board-store.ts'

/** Only what the tap has changed: a clock that ran on meanwhile runs on, and a corrected period stays. */
export function takeBack(
  state: BoardState,
  { tap: stored, before }: Pick<KeptTap, 'tap' | 'before'>,
): BoardState {
  const tap = boardTap.parse(stored)
  const clock = {
    ms: before.clock.ms,
    since: before.clock.since === null ? null : new Date(before.clock.since),
  }
  switch (tap.type) {
    case 'points':
    case 'score':
      return { ...state, scores: before.scores }
    case 'period':
      return { ...state, period: before.period, clock }
    case 'clock':
    case 'set_clock':
      return { ...state, clock }
    case 'undo':
      return state
  }
}
