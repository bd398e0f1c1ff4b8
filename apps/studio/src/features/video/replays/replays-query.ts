import type { SessionClient } from '@grandstand/api-client'
import type { FileOwner, StudioFile } from '@grandstand/contract'
import { studioWireCalls } from '@grandstand/contract/studio-wire'
import { queryOptions } from '@tanstack/react-query'

/** Work in progress is followed closely; otherwise somebody else's file is seen soon enough. */
const busyRefreshMs = 1_500
const restRefreshMs = 10_000

/** What the files become videos of. */
export type OwnerParams = { channel: string; owner: FileOwner; id: string }

export type FileParams = OwnerParams & { file: string }

export function replaysQuery(client: SessionClient, params: OwnerParams) {
  return queryOptions({
    queryKey: ['replays', params.channel, params.owner, params.id],
    queryFn: ({ signal }) => client.send(studioWireCalls.listFiles, { params }, { signal }),
    refetchInterval: query => (query.state.data?.items.some(isBusy) ? busyRefreshMs : restRefreshMs),
  })
}

export function isBusy({ state }: Pick<StudioFile, 'state'>): boolean {
  return state === 'uploading' || state === 'queued' || state === 'processing'
}
