import type { SessionClient } from '@grandstand/api-client'
import { studioWireCalls } from '@grandstand/contract/studio-wire'
import { queryOptions } from '@tanstack/react-query'

const soonMs = 2_000

/** Asked for again as long as one is being made or read. */
export function backupsQuery(client: SessionClient) {
  return queryOptions({
    queryKey: ['backups'],
    queryFn: ({ signal }) => client.send(studioWireCalls.listBackups, {}, { signal }),
    refetchInterval: ({ state }) =>
      state.data?.items.some(each => each.state === 'making' || each.check?.state === 'running')
        ? soonMs
        : false,
  })
}
