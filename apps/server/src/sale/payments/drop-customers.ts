import type { Context } from '../../context/context.ts'
import type { Tx } from '../../db/connection.ts'
import { deleteCustomers } from './customer-store.ts'
import { leaveCustomer } from './leave-customer.job.ts'

/**
 * The cards of an account that somebody else proves now are not theirs. From this transaction on the account has no customer
 * at the provider: its next purchase makes a new one. A job ends what the old one still has there.
 */
export async function dropCustomers(
  ctx: Pick<Context, 'jobs'>,
  tx: Tx,
  channelId: number,
  userId: number,
): Promise<void> {
  for (const customer of await deleteCustomers(tx, channelId, userId))
    await ctx.jobs.add(tx, leaveCustomer, { channel_id: channelId, ...customer })
}
