import type { SessionClient } from '@grandstand/api-client'
import { studioWireCalls } from '@grandstand/contract/studio-wire'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'

/** A person who turns a knob waits for this. */
const refreshMs = 2_000

export function goLiveQuery(
  client: SessionClient,
  params: { channel: string; id: string },
  language: string,
) {
  return queryOptions({
    queryKey: ['go-live', params.channel, params.id, language],
    queryFn: ({ signal }) =>
      client.send(studioWireCalls.getGoLive, { params, query: { language } }, { signal }),
    placeholderData: keepPreviousData,
    refetchInterval: refreshMs,
  })
}
