import type { Channel } from '../../context/channel.ts'
import { findOrder } from '../../orders/orders/index.ts'
import { CallError } from '../../runtime/call-error.ts'
import { getPaymentAccount } from './get-payment-account.ts'
import { paymentMarkOf } from './payment-mark-of.ts'
import { settle } from './settle.ts'
import type { SettleContext } from './settle-context.ts'

export interface OrderRefund {
  id: number
  /** In minor units; null: all that is left. */
  amount: number | null
  keyNumber: number
}

/**
 * Gives back the last payment that was made, or a part of it. What then becomes of the order is settled like any other news: all of it ends
 * what was bought, a part does not. The same refund again gives back nothing more. How much it was; null: it came to nothing.
 */
export async function refundOrder(
  ctx: SettleContext,
  channel: Channel,
  orderId: number,
  { id, amount, keyNumber }: OrderRefund,
): Promise<number | null> {
  const order = await findOrder(ctx.db, channel.id, orderId)
  if (!order) throw new CallError('not_found')
  const account = getPaymentAccount(ctx, channel, order)
  const paymentId =
    order.payment_subscription_id === null
      ? order.payment_intent_id
      : ((await account.getPlan(order.payment_subscription_id)).paid?.id ?? null)
  if (paymentId === null) throw new CallError('conflict')
  const given = await account.refund({
    mark: paymentMarkOf(channel, order),
    refundId: id,
    paymentId,
    amount,
    idempotencyKey: `refund ${channel.channel_key} ${orderId} ${id} ${keyNumber}`,
  })
  await settle(ctx, channel, orderId)
  return given
}
