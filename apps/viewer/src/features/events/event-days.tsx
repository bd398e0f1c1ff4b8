import { addMonths, type EventListName, shiftDay } from '@grandstand/rules'
import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { useApp } from '../../platform/app-context.ts'
import { DayStrip } from './day-strip.tsx'
import type { EventFilters, FilterQuery } from './event-filters.ts'
import { eventDaysQuery } from './event-list-query.ts'
import { MonthCalendar } from './month-calendar.tsx'
import { useDayChoice } from './use-day-choice.ts'

interface EventDaysProps {
  asked: { name: EventListName; filters: FilterQuery; language: string; timeZone: string; today: string }
  filters: EventFilters
  onChange: (changes: EventFilters) => void
}

/** The strip of days and the calendar of a list. */
export function EventDays({ asked, filters, onChange }: EventDaysProps) {
  const { client } = useApp()
  const { name, today, timeZone } = asked
  const { chosen, first, setFirst, month, setMonth } = useDayChoice(name, filters, today, timeZone)
  const dialog = useRef<HTMLDialogElement>(null)
  const week = useQuery(eventDaysQuery(client, asked, { start: first, end: shiftDay(first, 6) }))
  const monthEnd = shiftDay(`${addMonths(month, 1)}-01`, -1)
  const ofMonth = useQuery(eventDaysQuery(client, asked, { start: `${month}-01`, end: monthEnd }))
  const choose = (day: string | null) => onChange({ from: day ?? '', to: day ?? '' })
  return (
    <>
      <DayStrip
        first={first}
        today={today}
        chosen={chosen}
        counts={week.data}
        onChoose={choose}
        onMove={setFirst}
        onCalendar={() => dialog.current?.showModal()}
      />
      <MonthCalendar
        dialog={dialog}
        month={month}
        today={today}
        chosen={chosen}
        counts={ofMonth.data}
        onMonth={setMonth}
        onChoose={day => {
          choose(day)
          setFirst(day)
          dialog.current?.close()
        }}
      />
    </>
  )
}
