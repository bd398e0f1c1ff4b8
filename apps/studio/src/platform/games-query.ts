import type { SessionClient } from '@grandstand/api-client'
import { studioWireCalls } from '@grandstand/contract/studio-wire'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'

/** The rest is found by more words. */
const maxShown = 6

/** What is on or next; with words, the latest games that have them. */
export function gamesQuery(
  client: SessionClient,
  { channel, search, language }: { channel: string; search: string; language: string },
) {
  const query = {
    ...(search === ''
      ? ({ status: 'open', sort_direction: 'asc' } as const)
      : ({ search, sort_direction: 'desc' } as const)),
    language,
    limit: String(maxShown),
  }
  return queryOptions({
    queryKey: ['games', channel, search, language],
    queryFn: async ({ signal }) =>
      (await client.send(studioWireCalls.listStudioEvents, { params: { channel }, query }, { signal })).items,
    placeholderData: keepPreviousData,
  })
}
