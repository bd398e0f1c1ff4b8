import { studioWireCalls } from '@grandstand/contract/studio-wire'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { StudioClient } from '../../platform/studio-client.ts'

export function channelsQuery(client: StudioClient, search = '') {
  return queryOptions({
    queryKey: ['channels', search],
    queryFn: ({ signal }) => client.send(studioWireCalls.listStudioChannels, { query: { search } }, signal),
    placeholderData: keepPreviousData,
  })
}
