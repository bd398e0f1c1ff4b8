import type { SessionClient } from '@grandstand/api-client'
import { studioWireCalls } from '@grandstand/contract/studio-wire'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'

const pageSize = 25
/** An encoder that drops must be seen soon; a list may be a little older. */
const eventRefreshMs = 3_000
const listRefreshMs = 10_000

export const eventStatuses = ['open', 'live', 'upcoming', 'finished', 'all'] as const
export type EventStatusFilter = (typeof eventStatuses)[number]

export interface EventsFilter {
  channel: string
  search: string
  status: EventStatusFilter
  order: 'asc' | 'desc'
  page: number
  language: string
}

export function eventsQuery(client: SessionClient, filter: EventsFilter) {
  const { channel, search, status, order, page, language } = filter
  const query = {
    ...(search && { search }),
    ...(status === 'all' ? {} : { status }),
    sort_direction: order,
    language,
    limit: String(pageSize),
    offset: String((page - 1) * pageSize),
  }
  return queryOptions({
    queryKey: ['events', channel, search, status, order, page, language],
    queryFn: ({ signal }) =>
      client.send(studioWireCalls.listStudioEvents, { params: { channel }, query }, { signal }),
    placeholderData: keepPreviousData,
    refetchInterval: listRefreshMs,
  })
}

export function eventQuery(client: SessionClient, params: { channel: string; id: string }, language: string) {
  return queryOptions({
    queryKey: ['event', params.channel, params.id, language],
    queryFn: ({ signal }) =>
      client.send(studioWireCalls.getStudioEvent, { params, query: { language } }, { signal }),
    placeholderData: keepPreviousData,
    refetchInterval: eventRefreshMs,
  })
}
