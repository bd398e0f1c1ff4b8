import type { PaymentAccount, ProviderEvent } from '../../adapters/payments/index.ts'
import type { Channel } from '../../context/channel.ts'
import type { Context } from '../../context/context.ts'
import { CallError } from '../../runtime/call-error.ts'
import { followEvent } from './follow-event.ts'
import { getPaymentAccount } from './get-payment-account.ts'
import type { SettleContext } from './settle-context.ts'
import { listEndpoints } from './webhook-store.ts'

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
  await followEvent(ctx, channel, account, event)
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
