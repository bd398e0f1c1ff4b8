export interface Piece {
  startSeconds: number
}

/** Where so many segments further on begins; each begins with a key frame. Null: it would be beyond the last. */
export function chooseSkip(pieces: readonly Piece[], fromSeconds: number, count: number): number | null {
  const ahead = pieces.filter(({ startSeconds }) => startSeconds > fromSeconds)
  return ahead[count - 1]?.startSeconds ?? null
}
