import {
  deliveryStates,
  type Reply,
  type studioCalls,
  webhookProblems,
  webhookTypes,
} from '@grandstand/contract'
import { z } from 'zod'
import type { Channel } from '../../context/channel.ts'
import type { Context } from '../../context/context.ts'
import { CallError } from '../../runtime/call-error.ts'
import { listDeliveryRows } from './webhook-delivery-store.ts'
import { findWebhookRow } from './webhook-store.ts'

const type = z.enum(webhookTypes)
const state = z.enum(deliveryStates)
const problem = z.enum(webhookProblems).nullable()

export async function listWebhookDeliveries(
  { db }: Pick<Context, 'db'>,
  { channel, params: { id } }: { channel: Channel; params: { id: number } },
): Promise<Reply<typeof studioCalls.listWebhookDeliveries>> {
  if (!(await findWebhookRow(db, channel.id, id))) throw new CallError('not_found')
  const rows = await listDeliveryRows(db, channel.id, id)
  const items = rows.map(row => ({
    id: row.id,
    type: type.parse(row.type),
    state: state.parse(row.state),
    tries: row.tries,
    status: row.status,
    problem: problem.parse(row.problem),
    answer: row.answer,
    took_ms: row.took_ms,
    created_at: row.created_at.toISOString(),
    tried_at: row.tried_at?.toISOString() ?? null,
    next_try_at: row.next_try_at?.toISOString() ?? null,
  }))
  return { items }
}
