import { recordChannelAction } from '../../channel/audit/index.ts'
import type { Context } from '../../context/context.ts'
import type { OperatorCallById } from '../../context/operator-session.ts'
import { CallError } from '../../runtime/call-error.ts'
import { writeBody } from './queue-webhooks.ts'
import { insertDelivery } from './webhook-delivery-store.ts'
import { findWebhookRow } from './webhook-store.ts'

/** Also to an address that is turned off: so one finds out whether it works before turning it on. */
export async function testWebhook(
  ctx: Pick<Context, 'db' | 'now'>,
  { channel, session, params: { id }, ip }: OperatorCallById,
): Promise<{ id: number }> {
  return ctx.db.transaction(async tx => {
    if (!(await findWebhookRow(tx, channel.id, id))) throw new CallError('not_found')
    const now = ctx.now()
    const deliveryId = await insertDelivery(tx, {
      channel_id: channel.id,
      endpoint_id: id,
      type: 'test',
      body: writeBody('test', { data: { channel_key: channel.channel_key }, now }),
      state: 'waiting',
      created_at: now,
      next_try_at: now,
    })
    await recordChannelAction(
      { db: tx, now: ctx.now },
      { channel, session, ip },
      { action: 'test_webhook', target: { type: 'webhook', id } },
    )
    return { id: deliveryId }
  })
}
