import type { ApiClient } from '@grandstand/api-client'
import { wireCalls } from '@grandstand/contract/wire'
import { queryOptions } from '@tanstack/react-query'

/** Never from memory: users who ask want the current state. */
export function accessQuery(client: ApiClient, language: string, id: number) {
  return queryOptions({
    queryKey: ['access', language, id],
    queryFn: ({ signal }) =>
      client.send(wireCalls.explainAccess, { params: { id: String(id) }, query: { language } }, { signal }),
    gcTime: 0,
    staleTime: 0,
    refetchOnWindowFocus: false,
  })
}
