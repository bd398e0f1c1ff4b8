import { shiftDay } from './day-of.ts'

const dayMs = 86_400_000

/** Names like `Europe/Sofia`; offsets like `+02:00` are refused, for databases read them the other way round. */
export function isTimeZone(name: string): boolean {
  if (!/^[A-Za-z][A-Za-z0-9_+-]*(?:\/[A-Za-z0-9_+-]+)*$/.test(name)) return false
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }) !== null
  } catch {
    return false
  }
}

/** By the name in small letters: visitors may spell a zone in any way, and each format is kept. */
const formats = new Map<string, Intl.DateTimeFormat>()

function formatOf(timeZone: string): Intl.DateTimeFormat {
  const name = timeZone.toLowerCase()
  let format = formats.get(name)
  if (!format) {
    format = new Intl.DateTimeFormat('en-CA', {
      timeZone,
      hourCycle: 'h23',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      second: '2-digit',
    })
    formats.set(name, format)
  }
  return format
}

/** What the clocks of the zone show, as if it were UTC. */
export function wallMs(instantMs: number, timeZone: string): number {
  const parts = Object.fromEntries(
    formatOf(timeZone)
      .formatToParts(instantMs)
      .map(part => [part.type, Number(part.value)]),
  )
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = parts
  return Date.UTC(year, month - 1, day, hour, minute, second)
}

/** The first moment of a day (`2026-11-15`) in a zone; where its midnight is skipped, the first that exists. */
export function startOfDay(date: string, timeZone: string): Date {
  const wanted = Date.parse(`${date}T00:00:00Z`)
  // Offsets before and after the day: of the two moments the earlier that is not the day before is the right one.
  const candidates = [wanted - dayMs, wanted + dayMs]
    .map(near => wanted - (wallMs(near, timeZone) - near))
    .toSorted((a, b) => a - b)
  return new Date(candidates.find(at => wallMs(at, timeZone) >= wanted) ?? wanted)
}

/** The first moment that is no longer part of a day in a zone. */
export function endOfDay(date: string, timeZone: string): Date {
  return startOfDay(shiftDay(date, 1), timeZone)
}

export function countDays(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / dayMs)
}
