import type { ApiClient } from '@grandstand/api-client'
import { wireCalls } from '@grandstand/contract/wire'
import { queryOptions } from '@tanstack/react-query'

/** Only users have any: see `useFavorites`. */
export const favoritesQuery = (client: ApiClient) =>
  queryOptions({
    queryKey: ['favorites'],
    queryFn: async ({ signal }) => (await client.send(wireCalls.listFavorites, {}, { signal })).items,
    staleTime: 300_000,
  })
