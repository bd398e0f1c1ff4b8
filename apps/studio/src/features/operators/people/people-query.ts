import type { SessionClient } from '@grandstand/api-client'
import { studioWireCalls } from '@grandstand/contract/studio-wire'
import { queryOptions } from '@tanstack/react-query'

export function peopleQuery(client: SessionClient, channel: string) {
  return queryOptions({
    queryKey: ['people', channel],
    queryFn: ({ signal }) => client.send(studioWireCalls.listPeople, { params: { channel } }, { signal }),
  })
}
