import type { PaymentAccount } from '../../adapters/payments/index.ts'
import type { Channel } from '../../context/channel.ts'
import type { Context } from '../../context/context.ts'
import { CallError } from '../../runtime/call-error.ts'

/** What sells now, or the account that an order was begun at: only it knows the order's payment. */
export function getPaymentAccount(
  ctx: Pick<Context, 'payments'>,
  channel: Channel,
  order?: { payment_account: string | null },
): PaymentAccount {
  const account = ctx.payments.find(channel, order?.payment_account)
  if (!account) throw new CallError('unavailable')
  return account
}
