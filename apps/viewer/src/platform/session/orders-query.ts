import type { ApiClient } from '@grandstand/api-client'
import { wireCalls } from '@grandstand/contract/wire'
import { queryOptions } from '@tanstack/react-query'

/** All that the user has bought, the newest first. */
export function ordersQuery(client: ApiClient, language: string) {
  return queryOptions({
    queryKey: ['orders', 'list', language],
    queryFn: async ({ signal }) =>
      (await client.send(wireCalls.listOrders, { query: { no_limit: '1', language } }, { signal })).items,
    staleTime: 10_000,
  })
}
