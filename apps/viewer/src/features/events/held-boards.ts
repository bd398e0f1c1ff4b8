/** So long a board is held back at the most, by how long it waits here: a picture may stand still. */
const maxHeldMs = 10_000

/** A board that came, and waits for its picture. */
export interface HeldBoard<Board> {
  board: Board
  /** When it changed, by the clock of the pictures. */
  changedAtMs: number
  /** By a clock that only counts. */
  cameAtMs: number
}

interface Shown<Board> {
  /** The newest that may be shown; null: none of them. */
  board: Board | null
  held: readonly HeldBoard<Board>[]
}

/**
 * Live, the board comes by another way than the picture, and would be there first. Both times are the server's, so that a device's
 * clock may say what it likes. `pictureMs`: the date of the picture; null: it is not live, or tells none.
 */
export function releaseBoards<Board>(
  held: readonly HeldBoard<Board>[],
  pictureMs: number | null,
  nowMs: number,
): Shown<Board> {
  const isDue = ({ changedAtMs, cameAtMs }: HeldBoard<Board>) =>
    pictureMs === null || pictureMs >= changedAtMs || nowMs - cameAtMs >= maxHeldMs
  // What came before a board that is due is older than that.
  const last = held.findLastIndex(isDue)
  return { board: held[last]?.board ?? null, held: held.slice(last + 1) }
}
