import type { ApiClient } from '@grandstand/api-client'
import { wireCalls } from '@grandstand/contract/wire'
import { queryOptions } from '@tanstack/react-query'

/** Asked for again when a game of the team changes, as its record is. */
export const standingsQuery = (client: ApiClient, teamId: number) =>
  queryOptions({
    queryKey: ['events', 'standings', { participant_id: String(teamId) }],
    queryFn: ({ signal }) =>
      client.send(wireCalls.listStandings, { params: { id: String(teamId) } }, { signal }),
  })
