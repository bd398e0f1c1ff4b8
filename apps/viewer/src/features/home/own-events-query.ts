import type { ApiClient } from '@grandstand/api-client'
import { wireCalls } from '@grandstand/contract/wire'
import { queryOptions } from '@tanstack/react-query'

/** What of the home page is the user's own: games of their favourites, and replays that they have begun. */
export function ownEventsQuery(client: ApiClient, language: string) {
  return queryOptions({
    queryKey: ['events', 'own', language],
    queryFn: ({ signal }) => client.send(wireCalls.listOwnEvents, { query: { language } }, { signal }),
    staleTime: 60_000,
  })
}
