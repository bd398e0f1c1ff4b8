import { chooseAttemptStep } from '@grandstand/rules'
import type { Channel } from '../../context/channel.ts'
import type { StoredOrder } from '../../orders/orders/index.ts'
import { getPaymentAccount } from './get-payment-account.ts'
import { type Settlement, settle } from './settle.ts'
import type { SettleContext } from './settle-context.ts'

/**
 * Settles an attempt that blocks a new one. Null: it is out of the way. Otherwise it may still be paid, and the second
 * caller waits for it too.
 */
export async function clearEarlierAttempt(
  ctx: SettleContext,
  channel: Channel,
  open: StoredOrder,
): Promise<Settlement | null> {
  const found = await settle(ctx, channel, open.id)
  if (found.order.status !== 'created') return null
  const { order, confirmation } = found
  const payment = confirmation
    ? ({ state: order.payment_state === 'needs_action' ? 'needs_action' : 'pending' } as const)
    : null
  const attemptedAt = order.attempted_at ?? order.created_at
  if (chooseAttemptStep({ payment, attemptedAt }, ctx.now()) !== 'cancel') return found
  const account = getPaymentAccount(ctx, channel, order)
  // Too late is no harm: then it is paid, as settling it tells.
  if (order.payment_subscription_id !== null) await account.endPlan(order.payment_subscription_id)
  else if (order.payment_intent_id !== null) await account.cancelPayment(order.payment_intent_id)
  const after = await settle(ctx, channel, open.id)
  return after.order.status === 'created' ? after : null
}
