import type { PaymentAccount } from '../../adapters/payments/index.ts'
import type { Channel } from '../../context/channel.ts'
import type { Context } from '../../context/context.ts'
import { originOf } from '../../context/origin.ts'
import type { Db, Tx } from '../../db/connection.ts'
import { registerPlatform } from './register-platform.ts'
import { webhookUrlOf } from './webhook-place.ts'
import { holdEndpoints, keepEndpoint, listEndpoints } from './webhook-store.ts'

type RegisterContext = Pick<
  Context,
  'db' | 'payments' | 'channels' | 'secrets' | 'sealer' | 'publicUrl' | 'log'
>

/**
 * Registers the webhook endpoint at the provider, and allows wallets on the channel's hosts. One process at a time does
 * so for a channel; if it dies on the way, it leaves an endpoint whose secret nobody knows, and the next process
 * replaces it.
 */
export async function registerEndpoints(
  ctx: RegisterContext,
  { sandboxTarget }: { sandboxTarget: string },
): Promise<void> {
  const { platform } = ctx.payments
  await registerPlatform(
    ctx,
    platform?.sandboxUrl === null ? new URL(ctx.publicUrl).origin : sandboxTarget,
  ).catch((error: unknown) =>
    ctx.log.warn(
      { error },
      'The webhook endpoint of the platform could not be registered; the server tries again',
    ),
  )
  for (const channel of await ctx.channels.list()) {
    const account = ctx.payments.find(channel)
    if (!account) continue
    try {
      if (account.source !== 'platform') await keepEndpointOf(ctx, channel, account, sandboxTarget)
      for (const host of channel.hosts) await keepDomain(account, host)
    } catch (error) {
      ctx.log.warn(
        { error, channel: channel.channel_key },
        'A webhook endpoint could not be registered; the server tries again',
      )
    }
  }
}

async function keepEndpointOf(
  ctx: RegisterContext,
  channel: Channel,
  account: PaymentAccount,
  sandboxTarget: string,
): Promise<void> {
  const origin = account.sandboxUrl === null ? originOf(channel, ctx.publicUrl) : sandboxTarget
  const url = webhookUrlOf(origin, channel)
  const isKnown = async (db: Db | Tx) =>
    (await listEndpoints(db, channel.id)).some(known => known.account === account.name && known.url === url)
  if (await isKnown(ctx.db)) return
  await ctx.db.transaction(async tx => {
    await holdEndpoints(tx, channel.id)
    if (await isKnown(tx)) return
    const given = ctx.secrets.of(channel.channel_key).stripe_webhook_secret
    const { id, secret } = await account.registerEndpoint(url, given)
    const sealed_secret = ctx.sealer.seal('payment-endpoint', secret)
    await keepEndpoint(tx, channel.id, { account: account.name, endpoint_id: id, url, sealed_secret })
  })
}

/** Of this process, so that it asks once for each host; another asks again, which changes nothing. */
const domains = new WeakMap<PaymentAccount, Set<string>>()

async function keepDomain(account: PaymentAccount, host: string): Promise<void> {
  const known = domains.get(account) ?? new Set()
  domains.set(account, known)
  if (known.has(host)) return
  await account.registerDomain(host)
  known.add(host)
}
