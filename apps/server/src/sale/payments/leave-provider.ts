import type { Channel } from '../../context/channel.ts'
import type { Context } from '../../context/context.ts'
import type { Db, Tx } from '../../db/connection.ts'
import { listCustomers } from './customer-store.ts'

/**
 * Before an account is deleted its subscriptions end at the provider, with its cards. While the provider is away the account
 * cannot be deleted: nobody must go on paying for what is gone.
 */
export async function leaveProvider(
  ctx: Pick<Context, 'payments'> & { db: Db | Tx },
  channel: Channel,
  userId: number,
): Promise<void> {
  for (const customer of await listCustomers(ctx.db, channel.id, userId)) {
    const account = ctx.payments.find(channel, customer.account)
    // Of an account whose keys nobody has any more.
    if (account?.name !== customer.account) continue
    await account.deleteCustomer(customer.customer_id)
  }
}
