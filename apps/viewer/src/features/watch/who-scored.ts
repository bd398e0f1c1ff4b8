export type Side = 'away' | 'home'

/** Null: not shown. */
export type Board = Record<Side, number | null>

/** Null where it is not one side that has more: a picture that was moved, or a score put right, is no goal. */
export function whoScored(before: Board, after: Board): Side | null {
  const gained = (side: Side) => (before[side] === null ? null : (after[side] ?? 0) - before[side])
  const [away, home] = [gained('away'), gained('home')]
  if (away === null || home === null) return null
  if (away > 0 && home === 0) return 'away'
  return home > 0 && away === 0 ? 'home' : null
}
