import type { SessionClient } from '@grandstand/api-client'
import type { ClipFilter } from '@grandstand/contract/studio-constants'
import { studioWireCalls } from '@grandstand/contract/studio-wire'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'

const pageSize = 20
/** What has just come must be seen soon; nobody's name is in the list, so that no look is written down. */
const refreshMs = 3_000

export interface ClipsFilter {
  channel: string
  show: ClipFilter
  /** Numbers, or nothing. */
  user: string
  event: string
  page: number
  language: string
}

export function clipsQuery(client: SessionClient, filter: ClipsFilter) {
  const { channel, show, user, event, page, language } = filter
  const query = {
    show,
    language,
    limit: String(pageSize),
    offset: String((page - 1) * pageSize),
    ...(user && { user_id: user }),
    ...(event && { event_id: event }),
  }
  return queryOptions({
    queryKey: ['clips', channel, show, user, event, page, language],
    queryFn: ({ signal }) =>
      client.send(studioWireCalls.listStudioClips, { params: { channel }, query }, { signal }),
    placeholderData: keepPreviousData,
    refetchInterval: refreshMs,
  })
}
