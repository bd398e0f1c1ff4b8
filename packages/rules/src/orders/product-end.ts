import { endOfDay } from '../channel/time-zone.ts'

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
