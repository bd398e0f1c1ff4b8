import { calendarStart, dayMillis, type EventListName, isDay, shiftDay } from '@grandstand/rules'
import { useState } from 'react'
import type { EventFilters } from './event-filters.ts'

interface DayChoiceFacts {
  name: EventListName
  filters: EventFilters
  today: string
  timeZone: string
  /** The day of the list's first game; null while nobody knows. */
  firstListed: string | null
}

/** Which seven days the strip shows and which month the calendar. */
export function useDayChoice({ name, filters, today, timeZone, firstListed }: DayChoiceFacts) {
  const chosen = filters.from !== undefined && filters.from === filters.to ? filters.from : null
  const meant = meantDay(filters, today, firstListed)
  const [strip, setStrip] = useState(() => ({ meant, first: stripStart(name, today, meant) }))
  // Chosen elsewhere: by the fields, the calendar, or Back. Days that are in sight stay where they are.
  if (strip.meant !== meant) {
    const isInSight = meant >= strip.first && meant <= shiftDay(strip.first, 6)
    setStrip({ meant, first: isInSight ? strip.first : stripStart(name, today, meant) })
  }
  const [month, setMonth] = useState(() => (chosen ?? calendarStart(Date.now(), timeZone)).slice(0, 7))
  const setFirst = (first: string) => setStrip({ meant, first })
  return { chosen, meant, first: strip.first, setFirst, month, setMonth }
}

/** The day that the address asks for, else that of the first game in the list, else today. */
export function meantDay(filters: EventFilters, today: string, firstListed: string | null): string {
  const asked = filters.from ?? filters.to
  return asked !== undefined && isDay(asked) ? asked : (firstListed ?? today)
}

/** Today and the six days after it; of replays, those before it. Further weeks follow in steps of seven. */
export function stripStart(name: EventListName, today: string, meant: string): string {
  const start = name === 'vod' ? shiftDay(today, -6) : today
  const days = (dayMillis(meant) - dayMillis(start)) / 86_400_000
  return shiftDay(start, Math.floor(days / 7) * 7)
}
