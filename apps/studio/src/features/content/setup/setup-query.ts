import type { SessionClient } from '@grandstand/api-client'
import { studioWireCalls } from '@grandstand/contract/studio-wire'
import { queryOptions } from '@tanstack/react-query'

export function setupQuery(client: SessionClient, channel: string) {
  return queryOptions({
    queryKey: ['setup', channel],
    queryFn: ({ signal }) =>
      client.send(studioWireCalls.getChannelSetup, { params: { channel } }, { signal }),
  })
}
