import type { SessionClient } from '@grandstand/api-client'
import { gameSales } from '@grandstand/contract/studio-constants'
import { studioWireCalls } from '@grandstand/contract/studio-wire'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { EventsAddress } from '../../../platform/hrefs.ts'
import { orderOf } from './default-order.ts'

const pageSize = 25
/** An encoder that drops must be seen soon; a list may be a little older. */
const eventRefreshMs = 3_000
const listRefreshMs = 10_000

export const eventStatuses = ['open', 'live', 'upcoming', 'finished', 'cancelled', 'all'] as const
export type EventStatusFilter = (typeof eventStatuses)[number]

/** The list's filter as the calls take it; days that run backwards narrow from their first one on. */
export function toGameFilter({ order: _order, status, to, ...asked }: EventsAddress) {
  const shown = eventStatuses.find(each => each === status) ?? 'open'
  const sale = gameSales.find(each => each === asked.sale)
  return {
    ...(asked.search && { search: asked.search }),
    ...(shown !== 'all' && { status: shown }),
    ...(asked.sport && { sport: asked.sport }),
    ...(asked.school && { school: asked.school }),
    ...(asked.team && { team: asked.team }),
    ...(asked.from && { from: asked.from }),
    ...(to !== '' && to >= asked.from && { to }),
    ...(sale && { sale }),
    ...(asked.camera === 'none' && { camera: 'none' as const }),
  }
}

export function eventsQuery(
  client: SessionClient,
  {
    channel,
    asked,
    page,
    language,
  }: { channel: string; asked: EventsAddress; page: number; language: string },
) {
  const query = {
    ...toGameFilter(asked),
    sort_direction: orderOf(asked),
    language,
    limit: String(pageSize),
    offset: String((page - 1) * pageSize),
  }
  return queryOptions({
    queryKey: ['events', channel, query],
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
