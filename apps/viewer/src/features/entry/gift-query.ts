import type { ApiClient } from '@grandstand/api-client'
import { wireCalls } from '@grandstand/contract/wire'
import { queryOptions } from '@tanstack/react-query'

/** What the link of a gift leads to. */
export function giftQuery(client: ApiClient, language: string, token: string) {
  return queryOptions({
    queryKey: ['gift', language, token],
    queryFn: ({ signal }) =>
      client.send(wireCalls.findGift, { query: { language }, body: { token } }, { signal }),
    retry: false,
    staleTime: 10_000,
  })
}
