import type { ApiClient } from '@grandstand/api-client'
import type { Order } from '@grandstand/contract'
import { wireCalls } from '@grandstand/contract/wire'
import { queryOptions } from '@tanstack/react-query'

export const orderPollMs = 2000

/** Asked until it is paid or has failed; an order without an id is false, and nothing is asked. */
export function orderQuery(client: ApiClient, language: string, id: string | null) {
  return queryOptions({
    queryKey: ['orders', 'one', id, language],
    queryFn: async ({ signal }): Promise<Order | false> =>
      id === null
        ? false
        : client.send(wireCalls.getOrder, { params: { id }, query: { language } }, { signal }),
    refetchInterval: ({ state: { data } }) => (data === false || isSettled(data) ? false : orderPollMs),
    refetchIntervalInBackground: true,
    gcTime: 0,
  })
}

export function isSettled(order: Order | undefined): order is Order {
  return order !== undefined && order.status !== 'created'
}
