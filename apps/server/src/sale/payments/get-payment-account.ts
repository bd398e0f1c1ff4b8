import type { PaymentAccount } from '../../adapters/payments/index.ts'
import type { Channel } from '../../context/channel.ts'
import type { Context } from '../../context/context.ts'
import { CallError } from '../../runtime/call-error.ts'

export function getPaymentAccount(ctx: Pick<Context, 'payments'>, channel: Channel): PaymentAccount {
  const account = ctx.payments.find(channel)
  if (!account) throw new CallError('unavailable')
  return account
}
