import type { ApiClient } from '@grandstand/api-client'
import { wireCalls } from '@grandstand/contract/wire'
import { type EventListName, eventListOrder } from '@grandstand/rules'
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { FilterQuery } from './event-filters.ts'

const pageLength = 24
const freshMs = 60_000

export interface ListAsked {
  name: EventListName
  filters: FilterQuery
  language: string
  timeZone: string
  /** The schedule begins with it. */
  today: string
}

function listFilters({ name, filters, timeZone, today }: ListAsked) {
  const begin = name === 'schedule' && !filters.start_date && !filters.end_date
  const hasDays = begin || filters.start_date || filters.end_date
  return { ...filters, ...(begin && { start_date: today }), ...(hasDays && { time_zone: timeZone }) }
}

/** One list, page by page; what it has loaded stays for a while, so that Back finds its place. */
export function eventListQuery(client: ApiClient, asked: ListAsked) {
  const { language } = asked
  const query = { ...listFilters(asked), ...eventListOrder(asked.name), language }
  return infiniteQueryOptions({
    queryKey: ['events', 'list', query],
    queryFn: ({ signal, pageParam }) =>
      client.send(
        wireCalls.listEvents,
        { query: { ...query, limit: String(pageLength), offset: String(pageParam) } },
        { signal },
      ),
    initialPageParam: 0,
    getNextPageParam: ({ items, offset, total }) =>
      items.length > 0 && offset + items.length < total ? offset + items.length : null,
    placeholderData: keepPreviousData,
    staleTime: freshMs,
  })
}

/** How many events each day has. */
export function eventDaysQuery(client: ApiClient, asked: ListAsked, period: { start: string; end: string }) {
  const { start_date: _start, end_date: _end, ...filters } = asked.filters
  const { stream_status } = eventListOrder(asked.name)
  const query = {
    ...filters,
    ...(stream_status && { stream_status }),
    start_date: period.start,
    end_date: period.end,
    time_zone: asked.timeZone,
  }
  return queryOptions({
    queryKey: ['events', 'days', query],
    queryFn: ({ signal }) => client.send(wireCalls.listEventDays, { query }, { signal }),
    select: countsByDay,
    staleTime: freshMs,
  })
}

const countsByDay = ({ items }: { items: { date: string; count: number }[] }) =>
  new Map(items.map(({ date, count }) => [date, count]))
