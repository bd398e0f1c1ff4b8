/** Days are texts like 2026-11-14, so that no time of day and no zone can creep in. */
const dayMs = 24 * 3_600_000

/** The day that a moment falls on in a time zone. */
export function dayOf(timeMs: number, timeZone: string): string {
  const parts = new Intl.DateTimeFormat('en', {
    timeZone,
    calendar: 'iso8601',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  }).formatToParts(timeMs)
  const read = (type: string) => parts.find(part => part.type === type)?.value ?? ''
  return `${read('year').padStart(4, '0')}-${read('month')}-${read('day')}`
}

export function addDays(day: string, count: number): string {
  return new Date(dayMillis(day) + count * dayMs).toISOString().slice(0, 10)
}

/** Midnight UTC of a day: for arithmetic, and to be written with `timeZone: 'UTC'`. */
export function dayMillis(day: string): number {
  return Date.parse(`${day}T00:00:00Z`)
}

/** False for text that only looks like a day: 2026-02-30. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d\d-\d\d$/.test(text)) return false
  const millis = dayMillis(text)
  return !Number.isNaN(millis) && new Date(millis).toISOString().startsWith(text)
}

/** The calendar starts one day after a given time. */
export function calendarStart(timeMs: number, timeZone: string): string {
  return addDays(dayOf(timeMs, timeZone), 1)
}

export function daysFrom(first: string, count: number): string[] {
  return Array.from({ length: count }, (_, at) => addDays(first, at))
}

/** The whole weeks that hold a month (`2026-11`); weeks begin on `firstWeekday`, 0 being Sunday. */
export function monthWeeks(month: string, firstWeekday: number): string[][] {
  const first = `${month}-01`
  const lead = (new Date(dayMillis(first)).getUTCDay() - firstWeekday + 7) % 7
  const after = dayMillis(`${addMonths(month, 1)}-01`)
  const weeks = Math.ceil((lead + (after - dayMillis(first)) / dayMs) / 7)
  return Array.from({ length: weeks }, (_, week) => daysFrom(addDays(first, week * 7 - lead), 7))
}

export function addMonths(month: string, count: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number)
  return new Date(Date.UTC(year, number - 1 + count, 1)).toISOString().slice(0, 7)
}
