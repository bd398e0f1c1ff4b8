import type { SessionClient } from '@grandstand/api-client'
import { studioWireCalls } from '@grandstand/contract/studio-wire'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'

/** A person who turns a knob, or holds a button, waits for this. */
const refreshMs = 2_000

export function roomQuery(client: SessionClient, params: { channel: string; id: string }, language: string) {
  return queryOptions({
    // Below the event, so that what changes it asks for this too.
    queryKey: ['event', params.channel, params.id, 'room', language],
    queryFn: ({ signal }) =>
      client.send(studioWireCalls.getRoom, { params, query: { language } }, { signal }),
    placeholderData: keepPreviousData,
    refetchInterval: refreshMs,
  })
}
