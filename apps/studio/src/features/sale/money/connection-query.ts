import type { SessionClient } from '@grandstand/api-client'
import { studioWireCalls } from '@grandstand/contract/studio-wire'
import { queryOptions } from '@tanstack/react-query'

const refreshMs = 60_000

/** Where the money goes, and whether the provider answers. */
export function connectionQuery(client: SessionClient, channel: string) {
  return queryOptions({
    queryKey: ['payment-connection', channel],
    queryFn: ({ signal }) =>
      client.send(studioWireCalls.getPaymentConnection, { params: { channel } }, { signal }),
    staleTime: refreshMs,
    refetchInterval: refreshMs,
  })
}
