import type { SessionClient } from '@grandstand/api-client'
import { studioWireCalls } from '@grandstand/contract/studio-wire'
import { queryOptions } from '@tanstack/react-query'

interface AccessQuestion {
  channel: string
  /** Of the user and of the game. */
  id: string
  event: string
}

/** Never out of memory, and never by itself: to ask is to settle, and is written down. */
export function accessQuery(client: SessionClient, params: AccessQuestion, language: string) {
  return queryOptions({
    queryKey: ['access', params.channel, params.id, params.event, language],
    queryFn: ({ signal }) =>
      client.send(studioWireCalls.explainAccessOf, { params, query: { language } }, { signal }),
    gcTime: 0,
    staleTime: 0,
    refetchOnWindowFocus: false,
    enabled: params.event !== '',
  })
}
