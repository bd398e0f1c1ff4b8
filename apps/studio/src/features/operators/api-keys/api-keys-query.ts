import type { SessionClient } from '@grandstand/api-client'
import { studioWireCalls } from '@grandstand/contract/studio-wire'
import { queryOptions } from '@tanstack/react-query'

export function apiKeysQuery(client: SessionClient, channel: string) {
  return queryOptions({
    queryKey: ['api-keys', channel],
    queryFn: ({ signal }) => client.send(studioWireCalls.listStudioKeys, { params: { channel } }, { signal }),
  })
}
