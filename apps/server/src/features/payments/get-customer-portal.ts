import type { Channel } from '../../context/channel.ts'
import type { Context } from '../../context/context.ts'
import { originOf } from '../../context/origin.ts'
import { getCustomer } from './get-customer.ts'
import { getPaymentAccount } from './get-payment-account.ts'

export async function getCustomerPortal(
  ctx: Pick<Context, 'db' | 'payments' | 'publicUrl'>,
  { channel, session }: { channel: Channel; session: { userId: number } },
): Promise<{ url: string }> {
  const account = getPaymentAccount(ctx, channel)
  const customerId = await getCustomer(ctx, channel, account, session.userId)
  return { url: await account.openPortal(customerId, `${originOf(channel, ctx.publicUrl)}/profile`) }
}
