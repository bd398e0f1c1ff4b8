import { type DatedFragment, findMoment } from './find-moment.ts'

/** A moment that the bar shows and leads to. */
export interface Mark {
  id: string
  kind: 'score' | 'clip' | 'peak' | 'period'
  label: string
  /** Where in the stream, or when in the world. */
  at: { seconds: number } | { dateMs: number }
}

export interface PlacedMark extends Omit<Mark, 'at'> {
  seconds: number
}

/** The marks that have a picture, in order. A mark that arrives before its picture is placed later. */
export function placeMarks(
  marks: readonly Mark[],
  fragments: readonly DatedFragment[],
  reach: { startSeconds: number; endSeconds: number },
): PlacedMark[] {
  const dated = fragments.filter(({ dateMs }) => dateMs !== null)
  const first = dated.at(0)?.dateMs ?? Number.POSITIVE_INFINITY
  const last = dated.at(-1)
  const end = (last?.dateMs ?? 0) + (last?.durationSeconds ?? 0) * 1000
  const place = (at: Mark['at']): number | null => {
    if ('seconds' in at) return at.seconds
    return at.dateMs >= first && at.dateMs <= end ? findMoment(dated, at.dateMs) : null
  }
  return marks
    .flatMap(({ at, ...mark }) => {
      const seconds = place(at)
      const isThere = seconds !== null && seconds >= reach.startSeconds && seconds <= reach.endSeconds
      return isThere ? [{ ...mark, seconds }] : []
    })
    .toSorted((one, other) => one.seconds - other.seconds)
}

/** The mark there, if one is near enough. */
export function findMark(
  marks: readonly PlacedMark[],
  seconds: number,
  nearSeconds: number,
): PlacedMark | null {
  const distance = (mark: PlacedMark) => Math.abs(mark.seconds - seconds)
  const [nearest] = marks
    .filter(mark => distance(mark) <= nearSeconds)
    .toSorted((one, other) => distance(one) - distance(other))
  return nearest ?? null
}
