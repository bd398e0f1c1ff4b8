import type { Context } from '../../context/context.ts'
import { originOf } from '../../context/origin.ts'
import { findEndpoint, keepEndpoint } from './webhook-store.ts'

/**
 * Has the provider tell us of what happens, and lets wallets pay on the channel's hosts. Two processes that do so at once make
 * two endpoints at the worst; each signs with a secret of its own, and the one that is not kept is refused until it is given up.
 */
export async function registerEndpoints(
  ctx: Pick<Context, 'db' | 'payments' | 'channels' | 'secrets' | 'sealer' | 'publicUrl' | 'log'>,
  { sandboxTarget }: { sandboxTarget: string },
): Promise<void> {
  for (const channel of await ctx.channels.list()) {
    const account = ctx.payments.find(channel)
    if (!account) continue
    const isSandbox = account.name === 'sandbox'
    const origin = isSandbox ? sandboxTarget : originOf(channel, ctx.publicUrl)
    const url = `${origin}/api/stripe/webhook?channel_key=${channel.channel_key}`
    try {
      const known = await findEndpoint(ctx.db, channel.id)
      if (known?.account === account.name && known.url === url) continue
      const { id, secret } = await account.registerEndpoint(url)
      const given = secret ?? ctx.secrets.of(channel.channel_key).stripe_webhook_secret
      if (given === undefined) {
        ctx.log.error({ channel: channel.channel_key }, 'The secret of the webhook endpoint is not known')
        continue
      }
      const sealed_secret = ctx.sealer.seal('payment-endpoint', given)
      await keepEndpoint(ctx.db, channel.id, { account: account.name, endpoint_id: id, url, sealed_secret })
      if (!isSandbox) for (const host of channel.hosts) await account.registerDomain(host)
    } catch (error) {
      ctx.log.warn({ error, channel: channel.channel_key }, 'The webhook endpoint could not be registered')
    }
  }
}
