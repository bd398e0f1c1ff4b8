import type { SessionClient } from '@grandstand/api-client'
import type { OrderFilter, OrderMethod } from '@grandstand/contract/studio-constants'
import { studioWireCalls } from '@grandstand/contract/studio-wire'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'

const pageSize = 25
const refreshMs = 10_000

export interface OrdersFilter {
  channel: string
  search: string
  show: OrderFilter
  /** Of one user or one game alone; empty: of all. */
  user: string
  event: string
  /** Days; empty: all. */
  from: string
  to: string
  method: OrderMethod | ''
  page: number
  language: string
}

export function ordersQuery(client: SessionClient, filter: OrdersFilter) {
  const { channel, page, ...narrowing } = filter
  const query = {
    ...toNarrowing(narrowing),
    limit: String(pageSize),
    offset: String((page - 1) * pageSize),
  }
  return queryOptions({
    queryKey: ['orders', channel, query],
    queryFn: ({ signal, queryKey, client: cache }) => {
      // A refresh is logged as the same look.
      const look = cache.getQueryData<{ look: string }>(queryKey)?.look
      const asked = { params: { channel }, query: { ...query, ...(look && { look }) } }
      return client.send(studioWireCalls.listStudioOrders, asked, { signal })
    },
    placeholderData: keepPreviousData,
    refetchInterval: refreshMs,
  })
}

/** The same orders, all of them, for a file. */
export function exportOrders(client: SessionClient, { channel, page, ...narrowing }: OrdersFilter) {
  const asked = { params: { channel }, query: toNarrowing(narrowing) }
  return client.send(studioWireCalls.exportStudioOrders, asked)
}

function toNarrowing({
  search,
  show,
  user,
  event,
  from,
  to,
  method,
  language,
}: Omit<OrdersFilter, 'channel' | 'page'>) {
  return {
    ...(search && { search }),
    ...(user && { user_id: user }),
    ...(event && { event_id: event }),
    ...(from && { from }),
    ...(to && { to }),
    ...(method && { method }),
    show,
    language,
  }
}

export function orderQuery(client: SessionClient, params: { channel: string; id: string }, language: string) {
  return queryOptions({
    queryKey: ['orders', params.channel, params.id, language],
    queryFn: ({ signal }) =>
      client.send(studioWireCalls.getStudioOrder, { params, query: { language } }, { signal }),
    placeholderData: keepPreviousData,
    refetchOnWindowFocus: false,
  })
}

/** Buyers of a single game. */
export function buyersQuery(client: SessionClient, params: { channel: string; id: string }) {
  return queryOptions({
    queryKey: ['buyers', params.channel, params.id],
    queryFn: ({ signal }) => client.send(studioWireCalls.getEventBuyers, { params }, { signal }),
  })
}
