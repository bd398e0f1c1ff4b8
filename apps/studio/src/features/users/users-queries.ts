import { studioWireCalls } from '@grandstand/contract/studio-wire'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { StudioClient } from '../../platform/studio-client.ts'

const pageSize = 25

export function usersQuery(
  client: StudioClient,
  { channel, search, page }: { channel: string; search: string; page: number },
) {
  const query = { search, limit: String(pageSize), offset: String((page - 1) * pageSize) }
  return queryOptions({
    queryKey: ['users', channel, search, page],
    queryFn: ({ signal }) =>
      client.send(studioWireCalls.listStudioUsers, { params: { channel }, query }, signal),
    // What was found before stays in place until the next comes.
    placeholderData: keepPreviousData,
    // Every look is written down, so none happens by itself.
    refetchOnWindowFocus: false,
  })
}

export function userQuery(client: StudioClient, params: { channel: string; id: string }) {
  return queryOptions({
    queryKey: ['user', params.channel, params.id],
    queryFn: ({ signal }) => client.send(studioWireCalls.getStudioUser, { params }, signal),
    refetchOnWindowFocus: false,
  })
}
