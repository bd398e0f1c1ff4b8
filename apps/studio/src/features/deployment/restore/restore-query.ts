import type { SessionClient } from '@grandstand/api-client'
import { studioWireCalls } from '@grandstand/contract/studio-wire'
import { queryOptions } from '@tanstack/react-query'

const soonMs = 2_000

/** Asked for again as long as one is unpacked or read. */
export function restoreQuery(client: SessionClient) {
  return queryOptions({
    queryKey: ['restore'],
    queryFn: ({ signal }) => client.send(studioWireCalls.getRestore, {}, { signal }),
    refetchInterval: ({ state: { data } }) =>
      data?.upload?.state === 'unpacking' || data?.items.some(({ check }) => check?.state === 'running')
        ? soonMs
        : false,
  })
}
