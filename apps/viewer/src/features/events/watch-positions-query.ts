import type { ApiClient } from '@grandstand/api-client'
import { wireCalls } from '@grandstand/contract/wire'
import { queryOptions } from '@tanstack/react-query'

/** How much of each game its user has watched, by the game's id. A player that closes asks for it anew. */
export const watchPositionsQuery = (client: ApiClient) =>
  queryOptions({
    queryKey: ['watch-positions'],
    queryFn: async ({ signal }) => {
      const { items } = await client.send(wireCalls.listWatchPositions, {}, { signal })
      return new Map(items.map(({ event_id, percent }) => [event_id, percent]))
    },
    staleTime: 60_000,
  })
