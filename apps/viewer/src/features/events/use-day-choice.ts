import {
  calendarStart,
  dayMillis,
  type EventListName,
  firstListDay,
  isDay,
  shiftDay,
} from '@grandstand/rules'
import { useState } from 'react'
import type { EventFilters } from './event-filters.ts'

interface DayChoiceFacts {
  name: EventListName
  filters: EventFilters
  today: string
  timeZone: string
  /** The day of the list's first game; null while nobody knows. */
  firstListed: string | null
  /** The day before the calendar begins; null: it begins today. */
  calendarAfter: string | null
}

/** Which seven days the strip shows and which month the calendar. */
export function useDayChoice(facts: DayChoiceFacts) {
  const { name, filters, today, timeZone, firstListed, calendarAfter } = facts
  // Replays are behind today, however far ahead the calendar begins.
  const begin = name === 'vod' ? today : firstListDay(today, calendarAfter)
  const chosen = filters.from !== undefined && filters.from === filters.to ? filters.from : null
  const meant = meantDay(filters, begin, firstListed)
  const [strip, setStrip] = useState(() => ({ meant, first: stripStart(name, begin, meant) }))
  // Chosen elsewhere: by the fields, the calendar, or Back. Days that are in sight stay where they are.
  if (strip.meant !== meant) {
    const isInSight = meant >= strip.first && meant <= shiftDay(strip.first, 6)
    setStrip({ meant, first: isInSight ? strip.first : stripStart(name, begin, meant) })
  }
  const [month, setMonth] = useState(() =>
    (chosen ?? laterOf(begin, calendarStart(Date.now(), timeZone))).slice(0, 7),
  )
  const setFirst = (first: string) => setStrip({ meant, first })
  return { chosen, meant, first: strip.first, setFirst, month, setMonth }
}

const laterOf = (a: string, b: string) => (a > b ? a : b)

/** The day that the address asks for, else that of the first game in the list, else the first one. */
export function meantDay(filters: EventFilters, begin: string, firstListed: string | null): string {
  const asked = filters.from ?? filters.to
  return asked !== undefined && isDay(asked) ? asked : (firstListed ?? begin)
}

/** The first day and the six days after it; of replays, today and those before it. Further weeks follow in steps of seven. */
export function stripStart(name: EventListName, begin: string, meant: string): string {
  const start = name === 'vod' ? shiftDay(begin, -6) : begin
  const days = (dayMillis(meant) - dayMillis(start)) / 86_400_000
  return shiftDay(start, Math.floor(days / 7) * 7)
}
