import type { Event } from '@grandstand/contract'
import { dayMillis, dayOf, zonesDiffer } from '@grandstand/rules'
import { dateFormat } from '../../platform/i18n/date-format.ts'

const dayMs = 24 * 3_600_000

type Timed = Pick<Event, 'event_utc_ts' | 'time_zone'>

/** "7:00 PM", in the viewer's zone. */
export function timeText(language: string, event: Timed, zone: string): string {
  return dateFormat(language, { timeStyle: 'short', timeZone: zone }).format(event.event_utc_ts * 1000)
}

/** "7:00" and "PM"; the half of the day is empty where clocks go round once. */
export function timeParts(language: string, event: Timed, zone: string): { clock: string; half: string } {
  const parts = dateFormat(language, { timeStyle: 'short', timeZone: zone }).formatToParts(
    event.event_utc_ts * 1000,
  )
  const half = parts.find(({ type }) => type === 'dayPeriod')?.value ?? ''
  const others = parts.filter(({ type }) => type !== 'dayPeriod').map(({ value }) => value)
  return { clock: others.join('').trim(), half }
}

/** "8:00 PM EST" where the venue's clock shows another time than the viewer's, else null. */
export function venueTimeText(language: string, event: Timed, zone: string): string | null {
  const timeMs = event.event_utc_ts * 1000
  if (!zonesDiffer(timeMs, zone, event.time_zone)) return null
  const options = { hour: 'numeric', minute: '2-digit', timeZoneName: 'short' } as const
  const text = dateFormat(language, { ...options, timeZone: event.time_zone }).format(timeMs)
  // Browsers say it in Bulgarian by the name of the place, which nobody there does.
  return text.replace(
    /Гринуич(?:(?<sign>[-+])(?=\d))?/,
    (_, sign) => `UTC${sign === '-' ? '−' : (sign ?? '')}`,
  )
}

/** "Sat, Nov 14", with the year only where it is another one than this. */
export function dayText(language: string, day: string, today: string): string {
  return dateFormat(language, {
    weekday: 'short',
    month: 'short',
    day: 'numeric',
    ...(day.slice(0, 4) !== today.slice(0, 4) && { year: 'numeric' }),
    timeZone: 'UTC',
  }).format(dayMillis(day))
}

/** "today", "tomorrow", "Friday" within a week, else the date. */
export function nearDayText(language: string, day: string, today: string): string {
  const ahead = (dayMillis(day) - dayMillis(today)) / dayMs
  if (ahead === 0 || ahead === 1)
    return new Intl.RelativeTimeFormat(language, { numeric: 'auto' }).format(ahead, 'day')
  if (ahead < 0 || ahead > 6) return dayText(language, day, today)
  return dateFormat(language, { weekday: 'long', timeZone: 'UTC' }).format(dayMillis(day))
}

/** "Saturday, November 14" for headings. */
export function longDayText(language: string, day: string): string {
  return dateFormat(language, {
    weekday: 'long',
    month: 'long',
    day: 'numeric',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(dayMillis(day))
}

/** The time alone for today's events, else the day with it. */
export function startText(language: string, event: Timed, zone: string, nowMs: number): string {
  const [day, today] = [dayOf(event.event_utc_ts * 1000, zone), dayOf(nowMs, zone)]
  const time = timeText(language, event, zone)
  return day === today ? time : `${dayText(language, day, today)}, ${time}`
}

/** The parts of a day's button. */
export function dayParts(language: string, day: string): { weekday: string; number: string } {
  const write = (options: Intl.DateTimeFormatOptions) =>
    dateFormat(language, { ...options, timeZone: 'UTC' }).format(dayMillis(day))
  return {
    weekday: write({ weekday: 'short' }),
    number: String(Number(day.slice(8))),
  }
}

export function monthText(language: string, month: string): string {
  return dateFormat(language, { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    dayMillis(`${month}-01`),
  )
}
