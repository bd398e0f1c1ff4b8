import type { SessionClient } from '@grandstand/api-client'
import { studioWireCalls } from '@grandstand/contract/studio-wire'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'

const pageSize = 25

export function usersQuery(
  client: SessionClient,
  { channel, search, page }: { channel: string; search: string; page: number },
) {
  const query = { ...(search && { search }), limit: String(pageSize), offset: String((page - 1) * pageSize) }
  return queryOptions({
    queryKey: ['users', channel, search, page],
    queryFn: ({ signal }) =>
      client.send(studioWireCalls.listStudioUsers, { params: { channel }, query }, { signal }),
    // What was found before stays in place until the next comes.
    placeholderData: keepPreviousData,
    // Every look is written down, so none happens by itself.
    refetchOnWindowFocus: false,
  })
}

export function userQuery(client: SessionClient, params: { channel: string; id: string }) {
  return queryOptions({
    queryKey: ['user', params.channel, params.id],
    queryFn: ({ signal }) => client.send(studioWireCalls.getStudioUser, { params }, { signal }),
    refetchOnWindowFocus: false,
  })
}
