import type { Event } from '@grandstand/contract'
import { dayOf } from '@grandstand/rules'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useApp } from '../../platform/app-context.ts'
import { eventListQuery, type ListAsked } from './event-list-query.ts'

interface ScheduledLive {
  events: Event[]
  /** How many of them began before the first day of the list, which does not count them. */
  earlier: number
}

/** What is being played, for a schedule that holds today; undefined while it comes. A failure keeps nothing back. */
export function useScheduledLive(asked: ListAsked, enabled: boolean): ScheduledLive | undefined {
  const { client } = useApp()
  const { name, today, timeZone, filters } = asked
  const { start_date: first = today, end_date: last, ...others } = filters
  // A list with an end alone has begun long ago.
  const holdsToday = (filters.start_date === undefined || first <= today) && (!last || last >= today)
  const isAsked = name === 'schedule' && holdsToday
  const list = useInfiniteQuery({
    ...eventListQuery(client, { ...asked, name: 'live', filters: others }),
    enabled: enabled && isAsked,
  })
  if (!isAsked) return { events: [], earlier: 0 }
  if (list.isPending) return undefined
  const events = list.data?.pages.flatMap(({ items }) => items) ?? []
  const isEarlier = ({ event_utc_ts }: Event) => dayOf(event_utc_ts * 1000, timeZone) < first
  const hasStart = filters.start_date !== undefined || last === undefined
  return { events, earlier: hasStart ? events.filter(isEarlier).length : 0 }
}
