import type { SessionClient } from '@grandstand/api-client'
import { studioWireCalls } from '@grandstand/contract/studio-wire'
import { queryOptions } from '@tanstack/react-query'

export function serverQuery(client: SessionClient) {
  return queryOptions({
    queryKey: ['server'],
    queryFn: ({ signal }) => client.send(studioWireCalls.getServer, {}, { signal }),
  })
}
