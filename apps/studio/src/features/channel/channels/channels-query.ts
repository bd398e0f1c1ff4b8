import type { SessionClient } from '@grandstand/api-client'
import { studioWireCalls } from '@grandstand/contract/studio-wire'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'

export function channelsQuery(client: SessionClient, search = '') {
  return queryOptions({
    queryKey: ['channels', search],
    queryFn: ({ signal }) =>
      client.send(studioWireCalls.listStudioChannels, { query: search ? { search } : {} }, { signal }),
    placeholderData: keepPreviousData,
  })
}
