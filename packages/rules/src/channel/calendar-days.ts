import { dayMillis, dayOf, shiftDay } from './day-of.ts'

const dayMs = 24 * 3_600_000

/** False for text that only looks like a day: 2026-02-30. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d\d-\d\d$/.test(text)) return false
  const millis = dayMillis(text)
  return !Number.isNaN(millis) && new Date(millis).toISOString().startsWith(text)
}

/** The calendar starts one day after a given time. */
export function calendarStart(timeMs: number, timeZone: string): string {
  return shiftDay(dayOf(timeMs, timeZone), 1)
}

/** Where the days of a list begin: on the calendar's start while that lies ahead, else today. `after` is a day or null. */
export function firstListDay(today: string, after: string | null): string {
  const start = after === null ? today : shiftDay(after, 1)
  return start > today ? start : today
}

export function daysFrom(first: string, count: number): string[] {
  return Array.from({ length: count }, (_, at) => shiftDay(first, at))
}

/** The whole weeks that hold a month (`2026-11`); weeks begin on `firstWeekday`, 0 being Sunday. */
export function monthWeeks(month: string, firstWeekday: number): string[][] {
  const first = `${month}-01`
  const lead = (new Date(dayMillis(first)).getUTCDay() - firstWeekday + 7) % 7
  const after = dayMillis(`${addMonths(month, 1)}-01`)
  const weeks = Math.ceil((lead + (after - dayMillis(first)) / dayMs) / 7)
  return Array.from({ length: weeks }, (_, week) => daysFrom(shiftDay(first, week * 7 - lead), 7))
}

export function addMonths(month: string, count: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number)
  return new Date(Date.UTC(year, number - 1 + count, 1)).toISOString().slice(0, 7)
}
