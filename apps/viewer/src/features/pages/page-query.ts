import type { ApiClient } from '@grandstand/api-client'
import { wireCalls } from '@grandstand/contract/wire'
import { queryOptions } from '@tanstack/react-query'

/** One channel page with its text. */
export function pageQuery(client: ApiClient, id: number, language: string) {
  return queryOptions({
    queryKey: ['page', id, language],
    queryFn: ({ signal }) =>
      client.send(wireCalls.getPage, { params: { id: String(id) }, query: { language } }, { signal }),
    staleTime: 60_000,
  })
}
