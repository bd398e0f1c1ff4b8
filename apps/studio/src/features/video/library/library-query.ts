import type { SessionClient } from '@grandstand/api-client'
import { studioWireCalls } from '@grandstand/contract/studio-wire'
import { queryOptions } from '@tanstack/react-query'

/** Work on files is followed; they are sent on pages of their own. */
const refreshMs = 5_000

export function libraryQuery(client: SessionClient, channel: string, language: string) {
  return queryOptions({
    queryKey: ['library', channel, language],
    queryFn: ({ signal }) =>
      client.send(studioWireCalls.listLibrary, { params: { channel }, query: { language } }, { signal }),
    refetchInterval: refreshMs,
  })
}
