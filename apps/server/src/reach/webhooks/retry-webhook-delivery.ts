import { recordChannelAction } from '../../channel/audit/index.ts'
import type { Context } from '../../context/context.ts'
import type { OperatorCall } from '../../context/operator-session.ts'
import { CallError } from '../../runtime/call-error.ts'
import { putDeliveryBack } from './webhook-delivery-store.ts'

export async function retryWebhookDelivery(
  ctx: Pick<Context, 'db' | 'now'>,
  {
    channel,
    session,
    params: { id, delivery },
    ip,
  }: OperatorCall & { params: { id: number; delivery: number } },
): Promise<{ success: true }> {
  await ctx.db.transaction(async tx => {
    const again = { endpointId: id, deliveryId: delivery, now: ctx.now() }
    if (!(await putDeliveryBack(tx, channel.id, again))) throw new CallError('not_found')
    await recordChannelAction(
      { db: tx, now: ctx.now },
      { channel, session, ip },
      { action: 'retry_webhook', target: { type: 'webhook', id }, details: { delivery } },
    )
  })
  return { success: true }
}
