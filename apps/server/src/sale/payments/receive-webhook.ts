import type { PaymentAccount, ProviderEvent } from '../../adapters/payments/index.ts'
import type { Channel } from '../../context/channel.ts'
import type { Context } from '../../context/context.ts'
import { findOrder, findOrderOfPayment, type StoredOrder } from '../../orders/orders/index.ts'
import { CallError } from '../../runtime/call-error.ts'
import { keepPayout } from '../payouts/index.ts'
import { findUserOfCustomer } from './customer-store.ts'
import { getPaymentAccount } from './get-payment-account.ts'
import { countDecline } from './guard-declines.ts'
import { settle } from './settle.ts'
import type { SettleContext } from './settle-context.ts'
import { isEventKnown, keepEvent, listEndpoints } from './webhook-store.ts'

type WebhookContext = SettleContext & Pick<Context, 'secrets'>

/**
 * The provider tells that something changed; what it is now, it is asked. So an event may come late, twice or in any order.
 * It is answered well only once all it led to is committed, and counted as heard only then.
 */
export async function receiveWebhook(
  ctx: WebhookContext,
  asked: { channel: Channel; body: string; signature: string | undefined },
): Promise<{ received: true }> {
  const { channel } = asked
  const signed = await readSigned(ctx, asked)
  if (!signed) throw new CallError('invalid_request', { fields: { 'stripe-signature': 'is wrong' } })
  const { event, account } = signed
  if (event === 'unreadable') throw new CallError('invalid_request', { fields: { body: 'is not an event' } })
  if (await isEventKnown(ctx.db, channel.id, event.id)) return { received: true }
  const order = await findOrderOf(ctx, channel, account, event)
  if (order) await settle(ctx, channel, order.id)
  if (event.declinedCustomerId !== null) await countDeclineOf(ctx, channel, account, event.declinedCustomerId)
  if (event.payoutId !== null) await keepPayout(ctx, channel, account, event.payoutId)
  const { id: event_id, type } = event
  await keepEvent(ctx.db, channel.id, {
    event_id,
    type,
    order_id: order?.id ?? null,
    received_at: ctx.now(),
  })
  return { received: true }
}

async function readSigned(
  ctx: WebhookContext,
  { channel, body, signature = '' }: { channel: Channel; body: string; signature: string | undefined },
): Promise<{ event: ProviderEvent | 'unreadable'; account: PaymentAccount } | null> {
  const current = getPaymentAccount(ctx, channel)
  const endpoints = await listEndpoints(ctx.db, channel.id)
  const given = ctx.secrets.of(channel.channel_key).stripe_webhook_secret
  const known = endpoints.map(({ account, sealed_secret }) => ({
    account: ctx.payments.find(channel, account),
    secret: ctx.sealer.open('payment-endpoint', sealed_secret),
  }))
  // An account that was replaced still reports the payments it took.
  for (const { account, secret } of [{ account: current, secret: given }, ...known]) {
    const event = account && secret ? account.readEvent(body, signature, secret, ctx.now()) : null
    if (account && event) return { event, account }
  }
  return null
}

/** A card that was to be saved: its holder entered it at the provider, who alone knows that it was declined. */
async function countDeclineOf(
  ctx: WebhookContext,
  channel: Channel,
  { name }: PaymentAccount,
  customerId: string,
): Promise<void> {
  const userId = await findUserOfCustomer(ctx.db, channel.id, { account: name, customerId })
  if (userId !== null) await countDecline(ctx, { user_id: userId, card_hash: null })
}

/** Undefined: it is not about this deployment. An account may serve others, who mark their objects or mark nothing. */
async function findOrderOf(
  ctx: WebhookContext,
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
