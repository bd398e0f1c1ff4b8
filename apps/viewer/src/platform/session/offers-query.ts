import type { ApiClient } from '@grandstand/api-client'
import { wireCalls } from '@grandstand/contract/wire'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'

interface Asked {
  event_id?: string
  participant_id?: string
}

/** What there is to choose from for a game or a team. It is part of the buyer's orders, which change it. */
export function offersQuery(client: ApiClient, language: string, asked: Asked) {
  return queryOptions({
    queryKey: ['orders', 'offers', language, asked],
    queryFn: ({ signal }) => client.send(wireCalls.getOffers, { query: { ...asked, language } }, { signal }),
    // Another team's sum takes the place of the last one without a gap.
    placeholderData: keepPreviousData,
    staleTime: 30_000,
  })
}
