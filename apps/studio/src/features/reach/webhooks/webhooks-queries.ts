import type { SessionClient } from '@grandstand/api-client'
import { studioWireCalls } from '@grandstand/contract/studio-wire'
import { queryOptions } from '@tanstack/react-query'

export function webhooksQuery(client: SessionClient, channel: string) {
  return queryOptions({
    queryKey: ['webhooks', channel],
    queryFn: ({ signal }) => client.send(studioWireCalls.listWebhooks, { params: { channel } }, { signal }),
  })
}

const soonMs = 1_500

/** What was just sent has its answer within seconds, so that it is asked for again until then. */
export function deliveriesQuery(client: SessionClient, channel: string, id: string) {
  return queryOptions({
    queryKey: ['webhooks', channel, id],
    queryFn: ({ signal }) =>
      client.send(studioWireCalls.listWebhookDeliveries, { params: { channel, id } }, { signal }),
    refetchInterval: ({ state }) =>
      state.data?.items.some(
        ({ next_try_at }) => next_try_at && Date.parse(next_try_at) < Date.now() + 60_000,
      )
        ? soonMs
        : false,
  })
}
