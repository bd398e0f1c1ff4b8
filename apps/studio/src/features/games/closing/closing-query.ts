import type { SessionClient } from '@grandstand/api-client'
import { studioWireCalls } from '@grandstand/contract/studio-wire'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'

/** A poster is made within seconds, and tokens open for minutes. */
const lookMs = 15_000

export function closingQuery(
  client: SessionClient,
  params: { channel: string; id: string },
  language: string,
) {
  return queryOptions({
    queryKey: ['closing', params.channel, params.id, language],
    queryFn: ({ signal }) =>
      client.send(studioWireCalls.getClosing, { params, query: { language } }, { signal }),
    placeholderData: keepPreviousData,
    refetchInterval: lookMs,
  })
}
