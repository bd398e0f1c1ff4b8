import {
  deliveryStates,
  type Reply,
  type studioCalls,
  webhookEvents,
  webhookTypes,
} from '@grandstand/contract'
import { z } from 'zod'
import type { Channel } from '../../context/channel.ts'
import type { Context } from '../../context/context.ts'
import { listWebhookRows } from './webhook-store.ts'

const events = z.array(z.enum(webhookEvents))
const type = z.enum(webhookTypes)
const state = z.enum(deliveryStates)

export async function listWebhooks(
  { db }: Pick<Context, 'db'>,
  { channel }: { channel: Channel },
): Promise<Reply<typeof studioCalls.listWebhooks>> {
  const rows = await listWebhookRows(db, channel.id)
  const items = rows.map(({ endpoint, sent_at, ...last }) => ({
    id: endpoint.id,
    url: endpoint.url,
    events: events.parse(endpoint.events),
    is_enabled: endpoint.is_enabled,
    made_by: endpoint.made_by,
    created_at: endpoint.created_at.toISOString(),
    last_delivery: sent_at && {
      type: type.parse(last.type),
      state: state.parse(last.state),
      tries: last.tries ?? 0,
      status: last.status,
      created_at: sent_at.toISOString(),
    },
  }))
  return { items }
}
