import type { ApiClient } from '@grandstand/api-client'
import { wireCalls } from '@grandstand/contract/wire'
import { queryOptions } from '@tanstack/react-query'

/** Every team of the channel. */
export function participantsQuery(client: ApiClient, language: string) {
  return queryOptions({
    queryKey: ['participants', language],
    queryFn: async ({ signal }) => {
      const list = await client.send(
        wireCalls.listParticipants,
        { query: { language, no_limit: '1' } },
        { signal },
      )
      return list.items
    },
    staleTime: 300_000,
  })
}
