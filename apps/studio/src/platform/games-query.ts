import type { SessionClient } from '@grandstand/api-client'
import { studioWireCalls } from '@grandstand/contract/studio-wire'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'

/** The rest is found by more words. */
const maxShown = 6

/** The latest games with these words. */
export function gamesQuery(
  client: SessionClient,
  { channel, search, language }: { channel: string; search: string; language: string },
) {
  const query = {
    ...(search && { search }),
    sort_direction: 'desc',
    language,
    limit: String(maxShown),
  } as const
  return queryOptions({
    queryKey: ['games', channel, search, language],
    queryFn: async ({ signal }) =>
      (await client.send(studioWireCalls.listStudioEvents, { params: { channel }, query }, { signal })).items,
    placeholderData: keepPreviousData,
  })
}
