import type { SessionClient } from '@grandstand/api-client'
import { studioWireCalls } from '@grandstand/contract/studio-wire'
import { queryOptions } from '@tanstack/react-query'

export function embedSitesQuery(client: SessionClient, channel: string) {
  return queryOptions({
    queryKey: ['embed-sites', channel],
    queryFn: ({ signal }) => client.send(studioWireCalls.getEmbedSites, { params: { channel } }, { signal }),
  })
}
