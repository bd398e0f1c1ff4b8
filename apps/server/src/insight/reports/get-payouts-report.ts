import type { PayoutsReport, Query, studioCalls } from '@grandstand/contract'
import type { Channel } from '../../context/channel.ts'
import type { Context } from '../../context/context.ts'
import { findNextPayout, listPayouts, sumPayouts } from '../../sale/payouts/index.ts'
import { readRange } from './read-range.ts'

const nothing = { arrived: 0, arrived_before: 0, on_the_way: 0, left_out: 0, next: null }

/** Of the account that the channel has now. */
export async function getPayoutsReport(
  ctx: Pick<Context, 'db' | 'now' | 'payments'>,
  { channel, query }: { channel: Channel; query: Query<typeof studioCalls.getPayoutsReport> },
): Promise<PayoutsReport> {
  const range = readRange(ctx, { channel, query })
  const { currency } = channel.settings
  const account = ctx.payments.find(channel)?.name
  if (account === undefined) return { ...range, currency, items: [], ...nothing }
  const asked = { ...range, currency, account }
  const [items, sums, next] = await Promise.all([
    listPayouts(ctx.db, channel.id, asked),
    sumPayouts(ctx.db, channel.id, asked),
    findNextPayout(ctx.db, channel.id, asked),
  ])
  return { ...range, currency, items, ...sums, next }
}
