import { isLiveKey, isProviderAway } from '../../adapters/payments/index.ts'
import { recordChannelAction } from '../../channel/audit/index.ts'
import type { Context } from '../../context/context.ts'
import type { OperatorCall } from '../../context/operator-session.ts'
import { CallError } from '../../runtime/call-error.ts'
import { getPaymentAccount } from '../payments/index.ts'
import { markTested } from './payment-account-store.ts'

/** With a test card, so only where nobody is charged: at a live account the first ticket is the test. */
export async function testPayments(
  ctx: Pick<Context, 'db' | 'now' | 'payments'>,
  { channel, session, ip }: OperatorCall,
): Promise<{ problem: string | null }> {
  const account = getPaymentAccount(ctx, channel)
  if (isLiveKey(account.publishableKey)) throw new CallError('conflict')
  const problem = await account.tryPayment(channel.settings.currency).catch((error: unknown) => {
    throw isProviderAway(error) ? new CallError('unavailable', { retryAfterSeconds: 5 }) : error
  })
  if (problem === null && (account.source === 'studio' || account.source === 'platform'))
    await markTested(ctx.db, channel.id, ctx.now())
  await recordChannelAction(ctx, { channel, session, ip }, { action: 'test_payments' })
  return { problem }
}
