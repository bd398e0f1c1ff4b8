import type { SessionClient } from '@grandstand/api-client'
import { studioWireCalls } from '@grandstand/contract/studio-wire'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'

const pageSize = 25

export function couponsQuery(
  client: SessionClient,
  { channel, search, page }: { channel: string; search: string; page: number },
) {
  const query = { ...(search && { search }), limit: String(pageSize), offset: String((page - 1) * pageSize) }
  return queryOptions({
    queryKey: ['coupons', channel, search, page],
    queryFn: ({ signal }) =>
      client.send(studioWireCalls.listCoupons, { params: { channel }, query }, { signal }),
    placeholderData: keepPreviousData,
  })
}

export function couponQuery(client: SessionClient, params: { channel: string; id: string }) {
  return queryOptions({
    queryKey: ['coupons', params.channel, params.id],
    queryFn: ({ signal }) => client.send(studioWireCalls.getCoupon, { params }, { signal }),
    // Nothing changes while somebody edits it.
    refetchOnWindowFocus: false,
  })
}
