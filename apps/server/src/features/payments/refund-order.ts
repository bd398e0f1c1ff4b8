import type { Channel } from '../../context/channel.ts'
import { CallError } from '../../runtime/call-error.ts'
import { findOrder, type StoredOrder } from '../orders/index.ts'
import { getPaymentAccount } from './get-payment-account.ts'
import { settle } from './settle.ts'
import type { SettleContext } from './settle-context.ts'

/**
 * Gives back the last payment, or a part of it in minor units. What then becomes of the order is settled like any other news:
 * all of it ends what was bought, a part does not. `key` names the refund, so that the same one again gives back nothing more.
 */
export async function refundOrder(
  ctx: SettleContext,
  channel: Channel,
  orderId: number,
  { amount, key }: { amount: number | null; key: string },
): Promise<StoredOrder> {
  const order = await findOrder(ctx.db, channel.id, orderId)
  if (!order) throw new CallError('not_found')
  const account = getPaymentAccount(ctx, channel)
  const paymentId =
    order.payment_subscription_id === null
      ? order.payment_intent_id
      : ((await account.getPlan(order.payment_subscription_id)).payment?.id ?? null)
  if (paymentId === null) throw new CallError('conflict')
  const idempotencyKey = `refund ${channel.channel_key} ${orderId} ${key}`
  await account.refund({ paymentId, amount, idempotencyKey })
  return (await settle(ctx, channel, orderId)).order
}
