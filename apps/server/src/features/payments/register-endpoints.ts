import type { PaymentAccount } from '../../adapters/payments/index.ts'
import type { Channel } from '../../context/channel.ts'
import type { Context } from '../../context/context.ts'
import { originOf } from '../../context/origin.ts'
import { findEndpoint, keepEndpoint } from './webhook-store.ts'

type RegisterContext = Pick<
  Context,
  'db' | 'payments' | 'channels' | 'secrets' | 'sealer' | 'publicUrl' | 'log'
>

/**
 * Has the provider tell us of what happens, and lets wallets pay on the channel's hosts. Two processes that do so at once make
 * two endpoints at the worst; each signs with a secret of its own, and the one that is not kept is refused until it is given up.
 */
export async function registerEndpoints(
  ctx: RegisterContext,
  { sandboxTarget }: { sandboxTarget: string },
): Promise<void> {
  for (const channel of await ctx.channels.list()) {
    const account = ctx.payments.find(channel)
    if (!account) continue
    try {
      await keepEndpointOf(ctx, channel, account, sandboxTarget)
      for (const host of channel.hosts) await keepDomain(account, host)
    } catch (error) {
      ctx.log.warn({ error, channel: channel.channel_key }, 'The webhook endpoint could not be registered')
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
  const url = `${origin}/api/stripe/webhook?channel_key=${channel.channel_key}`
  const known = await findEndpoint(ctx.db, channel.id)
  if (known?.account === account.name && known.url === url) return
  const { id, secret } = await account.registerEndpoint(url)
  const given = secret ?? ctx.secrets.of(channel.channel_key).stripe_webhook_secret
  if (given === undefined) {
    ctx.log.error({ channel: channel.channel_key }, 'The secret of the webhook endpoint is not known')
    return
  }
  const sealed_secret = ctx.sealer.seal('payment-endpoint', given)
  await keepEndpoint(ctx.db, channel.id, { account: account.name, endpoint_id: id, url, sealed_secret })
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
