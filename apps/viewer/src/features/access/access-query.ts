import type { ApiClient } from '@grandstand/api-client'
import { wireCalls } from '@grandstand/contract/wire'
import { queryOptions } from '@tanstack/react-query'

/** Never out of memory: whoever asks wants to know how it is now. */
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
