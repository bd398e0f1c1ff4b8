import { findUserRow, fullNameOf } from '../../accounts/users/index.ts'
import type { PaymentAccount } from '../../adapters/payments/index.ts'
import type { Channel } from '../../context/channel.ts'
import type { Context } from '../../context/context.ts'
import { CallError } from '../../runtime/call-error.ts'
import { findCustomer, keepCustomer } from './customer-store.ts'

/** The user's id at the provider; created there the first time, once however many ask. */
export async function getCustomer(
  ctx: Pick<Context, 'db'>,
  channel: Channel,
  account: PaymentAccount,
  userId: number,
): Promise<string> {
  const known = await findCustomer(ctx.db, channel.id, userId, account.name)
  if (known !== null) return known
  const user = await findUserRow(ctx.db, channel.id, userId)
  if (!user) throw new CallError('unauthenticated')
  const customer_id = await account.createCustomer({
    // Ids repeat in a recreated database, moments do not.
    key: `customer ${channel.channel_key} ${userId} ${user.created_at.toISOString()}`,
    userId,
    email: user.email,
    name: fullNameOf(user),
  })
  await keepCustomer(ctx.db, channel.id, { user_id: userId, account: account.name, customer_id })
  return customer_id
}
