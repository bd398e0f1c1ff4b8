import { shiftDay } from '@grandstand/rules'
import { StateMessage } from '@grandstand/ui'
import { useQuery } from '@tanstack/react-query'
import { useApp } from '../../platform/app-context.ts'
import { useI18n } from '../../platform/i18n/use-i18n.ts'
import { eventDaysQuery, type ListAsked } from './event-list-query.ts'
import { longDayText } from './event-times.ts'
import { listHref } from './list-href.ts'

/** Nobody plays months ahead of the last game that is known. */
const aheadDays = 60

/** The one day that a list is narrowed to, and by nothing else; null: by more, or by less. */
export function findOnlyDay({ filters: { start_date, end_date, ...others } }: ListAsked): string | null {
  const isOneDay = start_date !== undefined && start_date === end_date
  return isOneDay && Object.keys(others).length === 0 ? start_date : null
}

/** An empty day, with the way to the next that has games. */
export function NoGamesOnDay({ asked, day }: { asked: ListAsked; day: string }) {
  const { client } = useApp()
  const { words, language, fill } = useI18n()
  const period = { start: shiftDay(day, 1), end: shiftDay(day, aheadDays) }
  const { data } = useQuery(eventDaysQuery(client, asked, period))
  const [next] = [...(data?.keys() ?? [])].sort()
  return (
    <StateMessage icon="calendar" title={words.list.empty.day} text={words.list.empty.text} role="status">
      <a
        className="button button--primary"
        href={listHref(asked.name, next === undefined ? {} : { from: next, to: next })}
      >
        {next === undefined
          ? words.list.reset
          : fill(words.list.empty.next, { day: longDayText(language, next) })}
      </a>
    </StateMessage>
  )
}
