import type { PaymentConnection } from '@grandstand/contract'
import { type PaymentAccount, webhookEventTypes } from '../../adapters/payments/index.ts'
import type { Channel } from '../../context/channel.ts'
import type { Context } from '../../context/context.ts'
import { originOf } from '../../context/origin.ts'
import { listPlatformEndpoints } from './platform-endpoint-store.ts'
import { findLastEventAt, holdEndpoints, keepEndpoint, listEndpoints } from './webhook-store.ts'

/** Made by nobody: the provider knows it by another name. */
const byHand = ''

export const webhookUrlOf = (origin: string, channel: Channel) =>
  `${origin}/api/stripe/webhook?channel_key=${channel.channel_key}`

/** Where the provider tells this channel, or should. */
export async function describeWebhook(
  ctx: Pick<Context, 'db' | 'payments' | 'publicUrl'>,
  channel: Channel,
  account: Pick<PaymentAccount, 'name' | 'source'> | null,
): Promise<PaymentConnection['webhook']> {
  const { platform } = ctx.payments
  const known =
    account?.source === 'platform' && platform
      ? (await listPlatformEndpoints(ctx.db, platform.name))[0]
      : (await listEndpoints(ctx.db, channel.id)).find(one => one.account === account?.name)
  const last = await findLastEventAt(ctx.db, channel.id)
  return {
    state: known ? (known.endpoint_id === byHand ? 'by_hand' : 'made') : 'missing',
    url: known?.url ?? webhookUrlOf(originOf(channel, ctx.publicUrl), channel),
    events: webhookEventTypes,
    last_at: last?.toISOString() ?? null,
  }
}

/** From then on the server makes none by itself. */
export async function keepEndpointByHand(
  ctx: Pick<Context, 'db' | 'sealer' | 'publicUrl'>,
  channel: Channel,
  { name }: PaymentAccount,
  secret: string,
): Promise<void> {
  const url = webhookUrlOf(originOf(channel, ctx.publicUrl), channel)
  const sealed_secret = ctx.sealer.seal('payment-endpoint', secret)
  await ctx.db.transaction(async tx => {
    await holdEndpoints(tx, channel.id)
    await keepEndpoint(tx, channel.id, { account: name, endpoint_id: byHand, url, sealed_secret })
  })
}
