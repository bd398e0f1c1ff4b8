import type { Stretch } from './stretch.ts'

/** Whether the picture can go to where it is to begin: it is not there yet, and what it needs for that is. */
export function canBegin(
  startSeconds: number,
  positionSeconds: number,
  buffered: readonly Stretch[],
): boolean {
  if (positionSeconds >= startSeconds) return false
  return buffered.some(range => range.startSeconds <= startSeconds && startSeconds < range.endSeconds)
}
