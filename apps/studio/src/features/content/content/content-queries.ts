import type { SessionClient } from '@grandstand/api-client'
import type { ContentKind } from '@grandstand/contract/studio-constants'
import { studioWireCalls } from '@grandstand/contract/studio-wire'
import { queryOptions } from '@tanstack/react-query'

export function contentQuery(client: SessionClient, channel: string, language: string) {
  return queryOptions({
    queryKey: ['content', channel, language],
    queryFn: ({ signal }) =>
      client.send(studioWireCalls.getContent, { params: { channel }, query: { language } }, { signal }),
  })
}

export function contentListQuery(
  client: SessionClient,
  params: { channel: string; kind: ContentKind },
  language: string,
) {
  return queryOptions({
    queryKey: ['content', params.channel, language, params.kind],
    queryFn: ({ signal }) =>
      client.send(studioWireCalls.listContent, { params, query: { language } }, { signal }),
    // Nothing changes under the hands of who edits it.
    refetchOnWindowFocus: false,
  })
}
