import type { SessionClient } from '@grandstand/api-client'
import type { StudioReplay } from '@grandstand/contract'
import { studioWireCalls } from '@grandstand/contract/studio-wire'
import { queryOptions } from '@tanstack/react-query'

/** Work in progress is followed closely; otherwise somebody else's file is seen soon enough. */
const busyRefreshMs = 1_500
const restRefreshMs = 10_000

export interface EventParams {
  channel: string
  id: string
}

export type ReplayParams = EventParams & { replay: string }

export function replaysQuery(client: SessionClient, params: EventParams) {
  return queryOptions({
    queryKey: ['replays', params.channel, params.id],
    queryFn: ({ signal }) => client.send(studioWireCalls.listReplays, { params }, { signal }),
    refetchInterval: query => (query.state.data?.items.some(isBusy) ? busyRefreshMs : restRefreshMs),
  })
}

export function isBusy({ state }: Pick<StudioReplay, 'state'>): boolean {
  return state === 'uploading' || state === 'queued' || state === 'processing'
}
