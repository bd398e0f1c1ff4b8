/** A viewer who has seen less has only looked in. */
const begunSeconds = 5
/** What comes after is greetings and empty stands. */
const finishedPart = 0.95

/** How much of a replay has been watched; null: it is not begun, or as good as finished. */
export function watchedPercent(positionSeconds: number, durationSeconds: number): number | null {
  const part = positionSeconds / durationSeconds
  if (positionSeconds < begunSeconds || !(part < finishedPart)) return null
  return Math.max(1, Math.round(part * 100))
}

/** The end has been seen. Of a live game nobody knows the length. */
export function isWatched(positionSeconds: number, durationSeconds: number | null): boolean {
  return durationSeconds !== null && durationSeconds > 0 && positionSeconds / durationSeconds >= finishedPart
}
