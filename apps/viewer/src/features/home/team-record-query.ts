import type { ApiClient } from '@grandstand/api-client'
import { wireCalls } from '@grandstand/contract/wire'
import { queryOptions } from '@tanstack/react-query'

/** Asked for again when a game of the team changes, as lists of its games are. */
export function teamRecordQuery(client: ApiClient, teamId: number) {
  return queryOptions({
    queryKey: ['events', 'record', { participant_id: String(teamId) }],
    queryFn: ({ signal }) =>
      client.send(wireCalls.getTeamRecord, { params: { id: String(teamId) } }, { signal }),
  })
}
