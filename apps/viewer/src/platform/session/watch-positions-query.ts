import type { ApiClient } from '@grandstand/api-client'
import { wireCalls } from '@grandstand/contract/wire'
import { queryOptions } from '@tanstack/react-query'

/** How much of each game and video the user has watched, by their ids. A player that closes asks again. */
export const watchPositionsQuery = (client: ApiClient) =>
  queryOptions({
    queryKey: ['watch-positions'],
    queryFn: async ({ signal }) => {
      const { items } = await client.send(wireCalls.listWatchPositions, {}, { signal })
      return {
        events: new Map(items.map(item => [item.event_id, item])),
        items: new Map(items.map(item => [item.vod_media_item_id, item])),
      }
    },
    staleTime: 60_000,
  })
