import type { Price } from '../objects/catalog.ts'

const daySeconds = 86_400

/** Months keep the day of the anchor, or the month's last: 31 January, 28 February, 31 March. */
export function addInterval(start: number, { recurring }: Price, anchor: number): number {
  const { interval, interval_count: count } = recurring
  if (interval === 'day') return start + count * daySeconds
  const from = new Date(start * 1000)
  const month = from.getUTCMonth() + count
  const lastDay = new Date(Date.UTC(from.getUTCFullYear(), month + 1, 0)).getUTCDate()
  const day = Math.min(new Date(anchor * 1000).getUTCDate(), lastDay)
  return Date.UTC(from.getUTCFullYear(), month, day) / 1000 + (start % daySeconds)
}
