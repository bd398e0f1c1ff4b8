import type { SessionClient } from '@grandstand/api-client'
import { studioWireCalls } from '@grandstand/contract/studio-wire'
import { queryOptions } from '@tanstack/react-query'

const sendingMs = 2_000

export function buyerMailsQuery(client: SessionClient, params: { channel: string; id: string }) {
  return queryOptions({
    queryKey: ['buyer-mails', params.channel, params.id],
    queryFn: ({ signal }) => client.send(studioWireCalls.listBuyerMails, { params }, { signal }),
    // Until all have theirs.
    refetchInterval: ({ state }) => state.data?.mails.some(({ is_sent }) => !is_sent) && sendingMs,
  })
}
