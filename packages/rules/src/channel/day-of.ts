/** Days are texts like 2026-11-14, so that no time of day and no zone can creep in. */
const dayMs = 24 * 3_600_000

/** The day that a moment falls on in a time zone. */
export function dayOf(timeMs: number, timeZone: string): string {
  const parts = formatterOf(timeZone).formatToParts(timeMs)
  const read = (type: string) => parts.find(part => part.type === type)?.value ?? ''
  return `${read('year').padStart(4, '0')}-${read('month')}-${read('day')}`
}

/** A formatter takes longer to make than a thousand days take to write. There are as many as zones. */
const formatters = new Map<string, Intl.DateTimeFormat>()

function formatterOf(timeZone: string): Intl.DateTimeFormat {
  const known = formatters.get(timeZone)
  if (known) return known
  const made = new Intl.DateTimeFormat('en', {
    timeZone,
    calendar: 'iso8601',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  })
  formatters.set(timeZone, made)
  return made
}

/** Midnight UTC of a day: for arithmetic, and to be written with `timeZone: 'UTC'`. */
export function dayMillis(day: string): number {
  return Date.parse(`${day}T00:00:00Z`)
}

export function shiftDay(day: string, count: number): string {
  return new Date(dayMillis(day) + count * dayMs).toISOString().slice(0, 10)
}
