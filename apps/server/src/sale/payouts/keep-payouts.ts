import type { PaymentAccount } from '../../adapters/payments/index.ts'
import type { Channel } from '../../context/channel.ts'
import type { Context } from '../../context/context.ts'
import { keepPayoutRows } from './payout-store.ts'

type PayoutContext = Pick<Context, 'db' | 'payments'>

/** The provider reports a new or changed payout. Its current state is fetched. */
export async function keepPayout(
  ctx: Pick<Context, 'db'>,
  channel: Channel,
  account: PaymentAccount,
  payoutId: string,
): Promise<void> {
  const payout = await account.getPayout(payoutId)
  if (payout) await keepPayoutRows(ctx.db, channel.id, account.name, [payout])
}

/** Reports may be missing or lost. Payouts take days, so those of the last weeks may still change. */
const sinceMs = 40 * 86_400_000

export async function keepAllPayouts(
  ctx: PayoutContext & Pick<Context, 'now' | 'channels' | 'log'>,
): Promise<void> {
  const since = new Date(ctx.now().getTime() - sinceMs)
  for (const channel of await ctx.channels.list()) {
    const account = ctx.payments.find(channel)
    if (!account) continue
    try {
      await keepPayoutRows(ctx.db, channel.id, account.name, await account.listPayouts(since))
    } catch (error) {
      ctx.log.warn(
        { error, channel: channel.channel_key },
        'Payouts could not be read from the provider; the server tries again',
      )
    }
  }
}
