import type { ApiClient } from '@grandstand/api-client'
import { wireCalls } from '@grandstand/contract/wire'
import { queryOptions } from '@tanstack/react-query'

export function cardsQuery(client: ApiClient) {
  return queryOptions({
    queryKey: ['cards'],
    queryFn: async ({ signal }) => (await client.send(wireCalls.listCards, {}, { signal })).items,
    staleTime: 60_000,
    refetchOnWindowFocus: false,
  })
}
