import type { SessionClient } from '@grandstand/api-client'
import { studioWireCalls } from '@grandstand/contract/studio-wire'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'

const pageSize = 25

interface GrantLinksFilter {
  channel: string
  language: string
  page: number
}

export function grantLinksQuery(client: SessionClient, { channel, language, page }: GrantLinksFilter) {
  const query = { language, limit: String(pageSize), offset: String((page - 1) * pageSize) }
  return queryOptions({
    queryKey: ['grant-links', channel, language, page],
    queryFn: ({ signal }) =>
      client.send(studioWireCalls.listGrantLinks, { params: { channel }, query }, { signal }),
    placeholderData: keepPreviousData,
    // Every look is written down, so none happens by itself.
    refetchOnWindowFocus: false,
  })
}
