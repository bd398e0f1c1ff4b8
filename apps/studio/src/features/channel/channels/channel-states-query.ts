import type { SessionClient } from '@grandstand/api-client'
import { studioWireCalls } from '@grandstand/contract/studio-wire'
import { queryOptions } from '@tanstack/react-query'

/** Asked for while the menu of channels is open. */
export function channelStatesQuery(client: SessionClient) {
  return queryOptions({
    queryKey: ['channels', 'states'],
    queryFn: ({ signal }) => client.send(studioWireCalls.listChannelStates, {}, { signal }),
    refetchInterval: 5_000,
  })
}
