/** A piece of a playlist, and the moment in the world that it shows. */
export interface DatedFragment {
  startSeconds: number
  durationSeconds: number
  /** Null where the playlist does not say. */
  dateMs: number | null
}

/** Where in this stream a moment is: its nearest end where it lies before, after, or in a gap. Null without any date. */
export function findMoment(fragments: readonly DatedFragment[], dateMs: number): number | null {
  const dated = fragments.flatMap(({ startSeconds, durationSeconds, dateMs: startMs }) =>
    startMs === null ? [] : [{ startSeconds, durationSeconds, startMs }],
  )
  const [first] = dated
  if (!first) return null
  const last = dated.findLast(({ startMs }) => startMs <= dateMs)
  if (!last) return first.startSeconds
  return last.startSeconds + Math.min((dateMs - last.startMs) / 1000, last.durationSeconds)
}
