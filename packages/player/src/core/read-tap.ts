/** A finger that touched the picture: when, and where from its left (0) to its right (1). */
export interface Tap {
  atMs: number
  share: number
}

const doubleMs = 300
const side = 0.36

/** The second of two quick taps at a side jumps; every further one jumps again. Null: it only shows the controls. */
export function readTap(before: Tap | null, tap: Tap): 'back' | 'forward' | null {
  if (!before || tap.atMs - before.atMs > doubleMs) return null
  if (before.share < side && tap.share < side) return 'back'
  return before.share > 1 - side && tap.share > 1 - side ? 'forward' : null
}
