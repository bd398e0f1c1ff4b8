import type { SessionClient } from '@grandstand/api-client'
import { studioWireCalls } from '@grandstand/contract/studio-wire'
import { queryOptions } from '@tanstack/react-query'

/** What another phone taps must be seen before the next goal. */
const refreshMs = 2_000

export function boardQuery(client: SessionClient, params: { channel: string; id: string }, language: string) {
  return queryOptions({
    queryKey: ['board', params.channel, params.id],
    queryFn: async ({ signal }) => {
      const board = await client.send(studioWireCalls.getBoard, { params, query: { language } }, { signal })
      return { board, answeredAt: Date.now() }
    },
    refetchInterval: refreshMs,
    // A phone that comes back from its pocket, or from a hole in the network.
    refetchOnWindowFocus: true,
    refetchOnReconnect: true,
  })
}
