import { calendarStart, dayMillis, type EventListName, shiftDay } from '@grandstand/rules'
import { useState } from 'react'
import type { EventFilters } from './event-filters.ts'

/** Which seven days the strip shows and which month the calendar. */
export function useDayChoice(name: EventListName, filters: EventFilters, today: string, timeZone: string) {
  const chosen = filters.from !== undefined && filters.from === filters.to ? filters.from : null
  const [first, setFirst] = useState(() => stripStart(name, today, chosen))
  const [month, setMonth] = useState(() => (chosen ?? calendarStart(Date.now(), timeZone)).slice(0, 7))
  return { chosen, first, setFirst, month, setMonth }
}

/** Today and the six days after it; of replays, those before it. Further weeks follow in steps of seven. */
export function stripStart(name: EventListName, today: string, chosen: string | null): string {
  const start = name === 'vod' ? shiftDay(today, -6) : today
  if (chosen === null) return start
  const days = (dayMillis(chosen) - dayMillis(start)) / 86_400_000
  return shiftDay(start, Math.floor(days / 7) * 7)
}
