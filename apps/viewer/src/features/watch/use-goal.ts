import { useEffect, useState } from 'react'
import { touchLightly } from '../../platform/touch-lightly.ts'
import { type Board, type Side, whoScored } from './who-scored.ts'

interface Goal {
  side: Side
  /** Of those that were seen, so that each lights the header by itself. */
  order: number
}

/** The goal that the board of the picture has just shown. The device is felt with it where somebody watches. */
export function useGoal(board: Board, isWatched: boolean): Goal | null {
  const [seen, setSeen] = useState<{ board: Board; goal: Goal | null }>({ board, goal: null })
  const { goal } = seen
  if (seen.board.away !== board.away || seen.board.home !== board.home) {
    const side = whoScored(seen.board, board)
    setSeen({ board, goal: side && { side, order: (goal?.order ?? 0) + 1 } })
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each goal, whoever begins to watch after it
  useEffect(() => {
    if (goal && isWatched) touchLightly()
  }, [goal?.order])
  return goal
}
