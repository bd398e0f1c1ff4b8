import type { SessionClient } from '@grandstand/api-client'
import { studioWireCalls } from '@grandstand/contract/studio-wire'
import { queryOptions } from '@tanstack/react-query'

export function gameLinksQuery(client: SessionClient, channel: string) {
  return queryOptions({
    queryKey: ['game-links', channel],
    queryFn: ({ signal }) => client.send(studioWireCalls.listGameLinks, { params: { channel } }, { signal }),
  })
}
