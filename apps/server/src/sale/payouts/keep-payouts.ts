import type { PaymentAccount, ProviderPayout } from '../../adapters/payments/index.ts'
import type { Channel } from '../../context/channel.ts'
import type { Context } from '../../context/context.ts'
import { keepPayoutLines, listUnread } from './payout-line-store.ts'
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
  if (payout) await keepWithLines(ctx, channel, account, [payout])
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
      await keepWithLines(ctx, channel, account, await account.listPayouts(since))
    } catch (error) {
      ctx.log.warn(
        { error, channel: channel.channel_key },
        'Payouts could not be read from the provider; the server tries again',
      )
    }
  }
}

/** What a payout consists of does not change, so it is asked once. */
async function keepWithLines(
  { db }: Pick<Context, 'db'>,
  { id: channelId }: Channel,
  account: PaymentAccount,
  payouts: readonly ProviderPayout[],
): Promise<void> {
  await keepPayoutRows(db, channelId, account.name, payouts)
  const itemised = payouts.filter(({ isItemised }) => isItemised).map(({ id }) => id)
  for (const payoutId of await listUnread(db, channelId, account.name, itemised)) {
    const lines = await account.listPayoutLines(payoutId)
    await keepPayoutLines(db, channelId, { account: account.name, payoutId }, lines)
  }
}
