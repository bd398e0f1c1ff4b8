import type { ApiClient } from '@grandstand/api-client'
import { wireCalls } from '@grandstand/contract/wire'
import { queryOptions } from '@tanstack/react-query'

const freshMs = 60_000

/** All that the interface needs of the channel, in one language. */
export function bootstrapQuery(client: ApiClient, language: string) {
  return queryOptions({
    queryKey: ['bootstrap', language],
    queryFn: ({ signal }) =>
      client.send(
        wireCalls.getChannelBootstrapData,
        { query: { language, color_client_interface: 'web', slide_client_interface: 'web' } },
        { signal },
      ),
    // A window that is looked at again asks again, but not more often than this.
    staleTime: freshMs,
    gcTime: Number.POSITIVE_INFINITY,
  })
}
