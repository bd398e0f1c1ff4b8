import type { SessionClient } from '@grandstand/api-client'
import { studioWireCalls } from '@grandstand/contract/studio-wire'
import { queryOptions } from '@tanstack/react-query'

const refreshMs = 15_000

export function healthQuery(client: SessionClient, channel: string) {
  return queryOptions({
    queryKey: ['payments-health', channel],
    queryFn: ({ signal }) =>
      client.send(studioWireCalls.getPaymentsHealth, { params: { channel } }, { signal }),
    refetchInterval: refreshMs,
  })
}
