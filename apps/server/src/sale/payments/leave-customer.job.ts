import { z } from 'zod'
import type { PaymentAccount } from '../../adapters/payments/index.ts'
import type { Channel } from '../../context/channel.ts'
import { defineJob, type JobContext } from '../../jobs/index.ts'
import { listOrdersOfCustomer } from './customer-store.ts'
import { settle } from './settle.ts'

/**
 * Nobody holds this customer any more: its subscriptions end with what is paid, and its cards are let go. Orders stay, and are
 * refunded as always. It is tried for two days: a provider that is away must not renew what nobody can cancel.
 */
export const leaveCustomer = defineJob({
  name: 'leave-customer',
  payload: z.object({ channel_id: z.int(), account: z.string(), customer_id: z.string() }),
  retries: 14,
  async run(ctx, { channel_id, account: name, customer_id }) {
    const channel = await ctx.channels.findById(channel_id)
    const account = channel && ctx.payments.find(channel, name)
    // Of an account whose keys nobody has any more.
    if (!channel || account?.name !== name) return
    await leave(ctx, channel, account, customer_id)
  },
})

async function leave(
  ctx: JobContext,
  channel: Channel,
  account: PaymentAccount,
  customerId: string,
): Promise<void> {
  const orders = await listOrdersOfCustomer(ctx.db, channel.id, customerId)
  if (orders.length === 0) return account.deleteCustomer(customerId)
  const waiting: number[] = []
  for (const { id, status } of orders)
    if (status === 'created' && (await settle(ctx, channel, id)).order.status === 'created') waiting.push(id)
  // Afterwards, so that what has just begun stops as well.
  await account.endRenewals(customerId)
  for (const { id, payment_subscription_id } of orders)
    if (payment_subscription_id !== null) await settle(ctx, channel, id)
  if (waiting.length > 0) throw new Error(`Orders ${waiting} are still under way; the job runs again`)
  await account.letCardsGo(customerId)
}
