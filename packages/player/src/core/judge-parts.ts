/** One may have been unlucky. */
const slowParts = 2

/** How many parts in a row took longer to come than they play. */
export function countSlowParts(before: number, loadedMs: number, durationSeconds: number): number {
  return loadedMs > durationSeconds * 1000 ? before + 1 : 0
}

/** The picture would stand still after each of them. */
export const areTooSlow = (slow: number): boolean => slow >= slowParts
