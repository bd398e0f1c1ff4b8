import { leavingEvent, type PaymentPlatform, type ProviderEvent } from '../../adapters/payments/index.ts'
import type { Channel } from '../../context/channel.ts'
import type { Context } from '../../context/context.ts'
import { CallError } from '../../runtime/call-error.ts'
import { endConnectedAccount } from './connected-account-store.ts'
import { followEvent } from './follow-event.ts'
import { listPlatformEndpoints } from './platform-endpoint-store.ts'
import type { SettleContext } from './settle-context.ts'

type ConnectedContext = SettleContext & Pick<Context, 'channels'>

/** The provider tells the platform about an account that it has connected, whichever channel sells by it. */
export async function receiveConnectedWebhook(
  ctx: ConnectedContext,
  given: { body: string; signature: string },
): Promise<{ received: true }> {
  const { platform } = ctx.payments
  const event = platform && (await readSigned(ctx, platform, given))
  if (!platform || !event)
    throw new CallError('invalid_request', { fields: { 'stripe-signature': 'is wrong' } })
  if (event === 'unreadable') throw new CallError('invalid_request', { fields: { body: 'is not an event' } })
  for (const channel of await ctx.channels.list())
    for (const { name, connected_account } of channel.payment_accounts)
      if (connected_account !== null && connected_account === event.accountId)
        await hear(ctx, channel, name, event)
  return { received: true }
}

async function readSigned(
  ctx: ConnectedContext,
  platform: PaymentPlatform,
  { body, signature }: { body: string; signature: string },
): Promise<ProviderEvent | 'unreadable' | null> {
  for (const { sealed_secret } of await listPlatformEndpoints(ctx.db, platform.name)) {
    const secret = ctx.sealer.open('payment-endpoint', sealed_secret)
    const event = secret && platform.readEvent(body, signature, secret, ctx.now())
    if (event) return event
  }
  return null
}

async function hear(
  ctx: ConnectedContext,
  channel: Channel,
  name: string,
  event: ProviderEvent,
): Promise<void> {
  if (event.type === leavingEvent) {
    await endConnectedAccount(ctx.db, channel.id, name)
    ctx.channels.forget()
    ctx.log.warn(
      { channel: channel.channel_key, account: name },
      'The owner of a payment account has left the platform; the channel sells nothing by it any more',
    )
    return
  }
  const account = ctx.payments.find(channel, name)
  if (account) await followEvent(ctx, channel, account, event)
}
