import type { Card } from '@grandstand/contract'
import type { Channel } from '../../context/channel.ts'
import type { Context } from '../../context/context.ts'
import { findCustomer } from './customer-store.ts'
import { getPaymentAccount } from './get-payment-account.ts'

/** The card that was saved last is the first. */
export async function listCards(
  ctx: Pick<Context, 'db' | 'payments'>,
  { channel, session }: { channel: Channel; session: { userId: number } },
): Promise<Card[]> {
  const account = getPaymentAccount(ctx, channel)
  const customerId = await findCustomer(ctx.db, channel.id, session.userId, account.name)
  if (customerId === null) return []
  const cards = await account.listCards(customerId)
  return cards.map(({ id, brand, last4, exp_month, exp_year }) => ({ id, brand, last4, exp_month, exp_year }))
}
