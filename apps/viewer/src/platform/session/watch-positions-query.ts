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
        events: new Map(items.map(({ event_id, percent }) => [event_id, percent])),
        items: new Map(items.map(({ vod_media_item_id, percent }) => [vod_media_item_id, percent])),
      }
    },
    staleTime: 60_000,
  })
