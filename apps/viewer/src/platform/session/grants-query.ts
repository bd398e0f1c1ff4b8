import type { ApiClient } from '@grandstand/api-client'
import { wireCalls } from '@grandstand/contract/wire'
import { queryOptions } from '@tanstack/react-query'

/** What the user was given and still holds. */
export function grantsQuery(client: ApiClient, language: string) {
  return queryOptions({
    queryKey: ['orders', 'grants', language],
    queryFn: async ({ signal }) => (await client.send(wireCalls.listGrants, {}, { signal })).items,
    staleTime: 10_000,
  })
}
