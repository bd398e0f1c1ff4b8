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
    // Ids repeat in a recreated database, moments do not. The key of before a proof would bring its customer back.
    key: [
      `customer ${channel.channel_key} ${userId} ${user.created_at.toISOString()}`,
      ...(user.email_verified_at ? [user.email_verified_at.toISOString()] : []),
    ].join(' '),
    userId,
    email: user.email,
    name: fullNameOf(user),
  })
  const kept = await keepCustomer(ctx.db, channel.id, user, { account: account.name, customer_id })
  // Somebody has proven the address meanwhile: the next try shows whether this session is still in.
  if (kept === null) throw new CallError('unavailable', { retryAfterSeconds: 1 })
  return kept
}
