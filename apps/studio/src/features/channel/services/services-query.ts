import type { SessionClient } from '@grandstand/api-client'
import type { Reply, studioCalls } from '@grandstand/contract'
import { studioWireCalls } from '@grandstand/contract/studio-wire'
import { queryOptions } from '@tanstack/react-query'

export type Service = Reply<typeof studioCalls.getServices>['items'][number]

export function servicesQuery(client: SessionClient, channel: string) {
  return queryOptions({
    queryKey: ['services', channel],
    queryFn: ({ signal }) => client.send(studioWireCalls.getServices, { params: { channel } }, { signal }),
  })
}
