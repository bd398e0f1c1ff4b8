import type { SessionClient } from '@grandstand/api-client'
import { studioWireCalls } from '@grandstand/contract/studio-wire'
import { queryOptions } from '@tanstack/react-query'

export function hostsQuery(client: SessionClient, channel: string) {
  return queryOptions({
    queryKey: ['hosts', channel],
    queryFn: ({ signal }) => client.send(studioWireCalls.getHosts, { params: { channel } }, { signal }),
  })
}
