/** The picture that is shown when somebody cuts, and what of the game can be reached around it. */
export interface CutPicture {
  seconds: number
  startSeconds: number
  endSeconds: number
  isLive: boolean
}

/** What happened is seen before it is cut; a little of what follows belongs to it. */
const beforeSeconds = 25
const afterSeconds = 5
/** Players know the date of a picture only so well: one that lies before the first of the game would be refused. */
const edgeSeconds = 0.2

/** What one tap cuts: how long before the picture it begins, and how long it is. */
export function chooseCut(
  { seconds, startSeconds, endSeconds, isLive }: CutPicture,
  maxSeconds: number,
): { beforeSeconds: number; durationSeconds: number } {
  // A running game goes on while it is cut.
  const left = isLive ? afterSeconds : Math.max(0, endSeconds - seconds)
  const after = Math.min(afterSeconds, left, maxSeconds)
  const before = Math.min(
    beforeSeconds,
    Math.max(0, seconds - startSeconds - edgeSeconds),
    maxSeconds - after,
  )
  return { beforeSeconds: before, durationSeconds: before + after }
}
