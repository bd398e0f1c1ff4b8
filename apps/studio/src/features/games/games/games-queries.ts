import type { SessionClient } from '@grandstand/api-client'
import { studioWireCalls } from '@grandstand/contract/studio-wire'
import { queryOptions } from '@tanstack/react-query'

export function gameQuery(client: SessionClient, params: { channel: string; id: string }, language: string) {
  return queryOptions({
    // Its first word is that of the event's own query: what is done to one is done to the other.
    queryKey: ['event', params.channel, params.id, language, 'plan'],
    queryFn: ({ signal }) =>
      client.send(studioWireCalls.getGame, { params, query: { language } }, { signal }),
    // Nothing changes while somebody edits it.
    refetchOnWindowFocus: false,
  })
}

export function gameChoicesQuery(client: SessionClient, channel: string, language: string) {
  return queryOptions({
    queryKey: ['game-choices', channel, language],
    queryFn: ({ signal }) =>
      client.send(studioWireCalls.getGameChoices, { params: { channel }, query: { language } }, { signal }),
    refetchOnWindowFocus: false,
  })
}
