import type { ApiClient } from '@grandstand/api-client'
import { wireCalls } from '@grandstand/contract/wire'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'

export function searchQuery(client: ApiClient, language: string, text: string) {
  return queryOptions({
    queryKey: ['search', language, text],
    queryFn: ({ signal }) => client.send(wireCalls.search, { query: { text, language } }, { signal }),
    enabled: text !== '',
    placeholderData: keepPreviousData,
    staleTime: 30_000,
    // Users go on typing: a second try would only count towards the limit.
    retry: false,
  })
}
