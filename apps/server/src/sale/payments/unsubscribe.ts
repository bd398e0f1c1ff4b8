import type { Order } from '@grandstand/contract'
import { isOpening } from '@grandstand/rules'
import type { Reader } from '../../context/channel.ts'
import { describeOrders, findOrder, orderState } from '../../orders/orders/index.ts'
import { CallError } from '../../runtime/call-error.ts'
import { getPaymentAccount } from './get-payment-account.ts'
import { settle } from './settle.ts'
import type { SettleContext } from './settle-context.ts'

/** It stays active until the end of the paid period, and then ends. Calling it twice is not a mistake. */
export async function unsubscribe(
  ctx: SettleContext,
  asked: Reader & { session: { userId: number }; body: { order_id: number } },
): Promise<Order> {
  const { channel, session, body } = asked
  const order = await findOrder(ctx.db, channel.id, body.order_id)
  if (!order || order.user_id !== session.userId) throw new CallError('not_found')
  const planId = order.payment_subscription_id
  if (planId === null) throw new CallError('not_found')
  if (!isOpening({ ...order, ...orderState(order) }, ctx.now())) throw new CallError('conflict')
  if (order.auto_renewal === 'active')
    await getPaymentAccount(ctx, channel, order).stopRenewal(planId, 'holder')
  const settled = await settle(ctx, channel, order.id)
  const [described] = await describeOrders(ctx, asked, [settled.order])
  if (!described) throw new CallError('not_found')
  return described
}
