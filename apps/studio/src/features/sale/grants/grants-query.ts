import type { SessionClient } from '@grandstand/api-client'
import { studioWireCalls } from '@grandstand/contract/studio-wire'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'

const pageSize = 25

interface GrantsFilter {
  channel: string
  language: string
  search?: string
  /** Of one user alone. */
  userId?: number
  page?: number
}

export function grantsQuery(client: SessionClient, filter: GrantsFilter) {
  const { channel, language, search = '', userId, page = 1 } = filter
  const query = {
    language,
    ...(search && { search }),
    ...(userId !== undefined && { user_id: String(userId) }),
    limit: String(pageSize),
    offset: String((page - 1) * pageSize),
  }
  return queryOptions({
    queryKey: ['grants', channel, language, search, userId, page],
    queryFn: ({ signal }) =>
      client.send(studioWireCalls.listStudioGrants, { params: { channel }, query }, { signal }),
    placeholderData: keepPreviousData,
    // Every look is written down, so none happens by itself.
    refetchOnWindowFocus: false,
  })
}
