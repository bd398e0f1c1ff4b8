import type { ApiClient } from '@grandstand/api-client'
import { wireCalls } from '@grandstand/contract/wire'
import { queryOptions } from '@tanstack/react-query'

/** What the user gave and received. */
export function giftsQuery(client: ApiClient, language: string) {
  return queryOptions({
    queryKey: ['orders', 'gifts', language],
    queryFn: async ({ signal }) =>
      (await client.send(wireCalls.listGifts, { query: { language } }, { signal })).items,
    staleTime: 10_000,
  })
}
