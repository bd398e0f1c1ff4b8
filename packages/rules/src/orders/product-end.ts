import { shiftDay } from '../channel/day-of.ts'
import { readLocalTime } from '../channel/local-time.ts'

/** When a product ends for all, as a day that it still opens, or so many days after it was bought. */
export interface ProductTerm {
  ends_on: string | null
  valid_days: number | null
}

const dayMs = 86_400_000

/**
 * The end of a purchase that is made now; null: it has none. The days of a single game begin with the game, so that
 * nobody buys one that is over before it is played.
 */
export function chooseEnd(
  { ends_on, valid_days }: ProductTerm,
  { timeZone, playedAt, now }: { timeZone: string; playedAt: Date | null; now: Date },
): Date | null {
  const begin = playedAt !== null && playedAt > now ? playedAt : now
  const ends = [
    ...(ends_on === null ? [] : [endOfDay(ends_on, timeZone)]),
    ...(valid_days === null ? [] : [new Date(begin.getTime() + valid_days * dayMs)]),
  ]
  return ends.reduce<Date | null>((first, end) => (first === null || end < first ? end : first), null)
}

/** What has ended for all is not offered any more. */
export function isOffered(
  { ends_on }: Pick<ProductTerm, 'ends_on'>,
  { timeZone, now }: { timeZone: string; now: Date },
): boolean {
  return ends_on === null || endOfDay(ends_on, timeZone) > now
}

/** The first moment of the next day; where clocks skip midnight, the first hour that there is. */
export function endOfDay(day: string, timeZone: string): Date {
  const next = shiftDay(day, 1)
  for (const hour of ['00', '01', '02']) {
    const read = readLocalTime(`${next} ${hour}:00`, timeZone)
    if ('at' in read) return read.at
  }
  return new Date(`${next}T00:00:00Z`)
}
