import { listSubscriptions } from '../../catalogue/products/index.ts'
import { addsTax } from '../../context/adds-tax.ts'
import type { Reader } from '../../context/channel.ts'
import type { Context } from '../../context/context.ts'
import { originOf } from '../../context/origin.ts'
import { getCustomer } from './get-customer.ts'
import { getPaymentAccount } from './get-payment-account.ts'

/** The provider's own pages for cards, bills and plans. Whatever is changed there comes back as an event, and is settled. */
export async function getCustomerPortal(
  ctx: Pick<Context, 'db' | 'payments' | 'publicUrl'>,
  asked: Reader & { session: { userId: number } },
): Promise<{ url: string }> {
  const { channel, session } = asked
  const account = getPaymentAccount(ctx, channel)
  const url = await account.openPortal({
    customerId: await getCustomer(ctx, channel, account, session.userId),
    returnUrl: `${originOf(channel, ctx.publicUrl)}/profile`,
    terms: {
      channelKey: channel.channel_key,
      currency: channel.settings.currency.toLowerCase(),
      addsTax: addsTax(channel),
    },
    plans: await listSubscriptions(ctx, asked),
  })
  return { url }
}
