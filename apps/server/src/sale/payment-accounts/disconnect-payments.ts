import { recordChannelAction } from '../../channel/audit/index.ts'
import type { Context } from '../../context/context.ts'
import type { OperatorCall } from '../../context/operator-session.ts'
import { CallError } from '../../runtime/call-error.ts'
import { endCurrentAccount, findCurrentAccount, holdAccounts } from './payment-account-store.ts'

/** Orders that are under way are brought to their end at the account that they were begun at. */
export async function disconnectPayments(
  ctx: Pick<Context, 'db' | 'now' | 'channels'>,
  { channel, session, ip }: OperatorCall,
): Promise<{ success: true }> {
  await ctx.db.transaction(async tx => {
    await holdAccounts(tx, channel.id)
    const current = await findCurrentAccount(tx, channel.id)
    if (!current) throw new CallError('conflict')
    await endCurrentAccount(tx, channel.id)
    await recordChannelAction(
      { db: tx, now: ctx.now },
      { channel, session, ip },
      { action: 'disconnect_payments', details: { account: current.name } },
    )
  })
  ctx.channels.forget()
  return { success: true }
}
