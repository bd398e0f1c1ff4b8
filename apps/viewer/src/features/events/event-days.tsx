import { addMonths, dayOf, shiftDay } from '@grandstand/rules'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { useApp } from '../../platform/app-context.ts'
import { useBootstrap } from '../../platform/channel/use-bootstrap.ts'
import { DayStrip } from './day-strip.tsx'
import type { EventFilters } from './event-filters.ts'
import { eventDaysQuery, eventListQuery, type ListAsked } from './event-list-query.ts'
import { MonthCalendar } from './month-calendar.tsx'
import { useDayChoice } from './use-day-choice.ts'

interface EventDaysProps {
  asked: ListAsked
  /** A filter of the address is not understood yet. */
  isWaiting: boolean
  filters: EventFilters
  onChange: (changes: EventFilters) => void
}

/** The strip of days and the calendar of a list. */
export function EventDays({ asked, isWaiting, filters, onChange }: EventDaysProps) {
  const { client } = useApp()
  const { name, today, timeZone } = asked
  const list = useInfiniteQuery({ ...eventListQuery(client, asked), enabled: !isWaiting })
  const firstGame = list.isPlaceholderData ? undefined : list.data?.pages[0]?.items[0]
  const firstListed = firstGame ? dayOf(firstGame.event_utc_ts * 1000, timeZone) : null
  const { calendar_after: calendarAfter } = useBootstrap().settings
  const days = useDayChoice({ name, filters, today, timeZone, firstListed, calendarAfter })
  const { chosen, meant, first, setFirst, month, setMonth } = days
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
        meant={meant}
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
          dialog.current?.close()
        }}
      />
    </>
  )
}
