import type { PaymentAccount, ProviderEvent } from '../../adapters/payments/index.ts'
import type { Channel } from '../../context/channel.ts'
import { findOrder, findOrderOfPayment, type StoredOrder } from '../../orders/orders/index.ts'
import { CallError } from '../../runtime/call-error.ts'
import { keepPayout } from '../payouts/index.ts'
import { findUserOfCustomer } from './customer-store.ts'
import { countDecline, isDeclinedTooOften } from './guard-declines.ts'
import { settle } from './settle.ts'
import type { SettleContext } from './settle-context.ts'
import { isEventKnown, keepEvent } from './webhook-store.ts'

/** Asks the provider about all that an event is about. It is known only once all that it led to is committed. */
export async function followEvent(
  ctx: SettleContext,
  channel: Channel,
  account: PaymentAccount,
  event: ProviderEvent,
): Promise<void> {
  if (await isEventKnown(ctx.db, channel.id, event.id)) return
  const order = await findOrderOf(ctx, channel, account, event)
  if (order) await settle(ctx, channel, order.id)
  if (event.declinedSetup) await countDeclineOf(ctx, channel, account, event.declinedSetup)
  if (event.payoutId !== null) await keepPayout(ctx, channel, account, event.payoutId)
  const { id: event_id, type } = event
  await keepEvent(ctx.db, channel.id, {
    event_id,
    type,
    order_id: order?.id ?? null,
    received_at: ctx.now(),
  })
}

/** A card that was to be saved: its holder entered it at the provider, who alone knows that it was declined. */
async function countDeclineOf(
  ctx: SettleContext,
  channel: Channel,
  account: PaymentAccount,
  { id, customer: customerId }: { id: string; customer: string },
): Promise<void> {
  const userId = await findUserOfCustomer(ctx.db, channel.id, { account: account.name, customerId })
  if (userId === null) return
  await countDecline(ctx, { user_id: userId, card_hash: null })
  // The form that they have open would go on trying cards at the provider.
  if (await isDeclinedTooOften(ctx, userId)) await account.cancelSetup(id)
}

/** Undefined: it is not about this deployment. An account may serve others, who mark their objects or mark nothing. */
async function findOrderOf(
  ctx: SettleContext,
  channel: Channel,
  account: PaymentAccount,
  { id, type, mark, paymentId, planId }: ProviderEvent,
): Promise<StoredOrder | undefined> {
  if (mark && mark.channelKey !== channel.channel_key) return undefined
  const order = mark ? await findOrder(ctx.db, channel.id, mark.orderId) : await findUnmarked()
  if (order || !mark) return order
  ctx.log.error(
    { event: id, type, order_id: mark.orderId },
    'A payment of this deployment has no order; the provider sends it again',
  )
  throw new CallError('unavailable')

  async function findUnmarked(): Promise<StoredOrder | undefined> {
    const ofPayment =
      paymentId && (await findOrderOfPayment(ctx.db, channel.id, { payment_intent_id: paymentId }))
    if (ofPayment) return ofPayment
    // The payments of a subscription are marked by it alone.
    const plan = planId ?? (paymentId && (await account.findPlanOfPayment(paymentId)))
    if (!plan) return undefined
    return findOrderOfPayment(ctx.db, channel.id, { payment_subscription_id: plan })
  }
}
