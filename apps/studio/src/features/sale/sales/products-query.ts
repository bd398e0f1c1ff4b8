import type { SessionClient } from '@grandstand/api-client'
import { studioWireCalls } from '@grandstand/contract/studio-wire'
import { queryOptions } from '@tanstack/react-query'

/** What the channel sells, and its teams. */
export function productsQuery(client: SessionClient, channel: string, language: string) {
  return queryOptions({
    queryKey: ['products', channel, language],
    queryFn: ({ signal }) =>
      client.send(
        studioWireCalls.listStudioProducts,
        { params: { channel }, query: { language } },
        { signal },
      ),
    staleTime: 60_000,
  })
}
