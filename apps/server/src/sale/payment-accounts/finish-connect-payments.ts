import type { ConnectResult } from '@grandstand/contract'
import { isProviderAway } from '../../adapters/payments/index.ts'
import { recordChannelAction } from '../../channel/audit/index.ts'
import type { Context } from '../../context/context.ts'
import type { OperatorCall } from '../../context/operator-session.ts'
import { CallError } from '../../runtime/call-error.ts'
import { refuseBesideFiles } from './connect-payments.ts'
import { findBegun } from './find-begun.ts'
import { holdAccounts, makeAccountCurrent } from './payment-account-store.ts'

/** Asks the provider whether the account is ready: an operator may come back from its pages before the end. */
export async function finishConnectPayments(
  ctx: Pick<Context, 'db' | 'now' | 'channels' | 'payments'>,
  { channel, session, ip }: OperatorCall,
): Promise<ConnectResult> {
  refuseBesideFiles(ctx, channel)
  const { platform } = ctx.payments
  const begun = findBegun(channel, platform)
  if (!platform || !begun) throw new CallError('conflict')
  const account = await platform.getAccount(begun.connected_account).catch((error: unknown) => {
    throw isProviderAway(error) ? new CallError('unavailable', { retryAfterSeconds: 5 }) : error
  })
  if (!account?.takesCards) return { state: account?.isSubmitted ? 'checking' : 'unfinished' }
  if (begun.is_current) return { state: 'connected' }
  await ctx.db.transaction(async tx => {
    await holdAccounts(tx, channel.id)
    await makeAccountCurrent(tx, channel.id, {
      name: begun.name,
      label: account.label,
      operator_email: session.operator.email,
      connected_at: ctx.now(),
    })
    await recordChannelAction(
      { db: tx, now: ctx.now },
      { channel, session, ip },
      { action: 'connect_payments', details: { account: begun.name } },
    )
  })
  ctx.channels.forget()
  return { state: 'connected' }
}
