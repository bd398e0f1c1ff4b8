import type { Interval } from '../objects/price.ts'

const seconds = { day: 86_400, week: 7 * 86_400 }

/** Months keep the day of the anchor, or the month's last: 31 January, 28 February, 31 March. */
export function addInterval(start: number, interval: Interval, count: number, anchor: number): number {
  if (interval === 'day' || interval === 'week') return start + count * seconds[interval]
  const months = interval === 'year' ? 12 * count : count
  const from = new Date(start * 1000)
  const month = from.getUTCMonth() + months
  const lastDay = new Date(Date.UTC(from.getUTCFullYear(), month + 1, 0)).getUTCDate()
  const day = Math.min(new Date(anchor * 1000).getUTCDate(), lastDay)
  const timeOfDay = start % seconds.day
  return Date.UTC(from.getUTCFullYear(), month, day) / 1000 + timeOfDay
}
