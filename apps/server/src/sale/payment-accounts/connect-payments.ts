import type { Body, KeysReport, studioCalls } from '@grandstand/contract'
import { recordChannelAction } from '../../channel/audit/index.ts'
import type { Channel } from '../../context/channel.ts'
import type { Context } from '../../context/context.ts'
import type { OperatorCall } from '../../context/operator-session.ts'
import { CallError } from '../../runtime/call-error.ts'
import { holdAccounts, keepCurrentAccount } from './payment-account-store.ts'

/** The keys of the files win, so that nothing may be connected beside them. */
export function refuseBesideFiles({ payments }: Pick<Context, 'payments'>, channel: Channel): void {
  if (payments.find(channel)?.source === 'files') throw new CallError('conflict')
}

/** Keys are kept only once the provider has shown that payments can be taken with them. */
export async function connectPayments(
  ctx: Pick<Context, 'db' | 'now' | 'channels' | 'payments' | 'sealer'>,
  { channel, session, body, ip }: OperatorCall & { body: Body<typeof studioCalls.connectPayments> },
): Promise<KeysReport> {
  refuseBesideFiles(ctx, channel)
  const { publishable_key, secret_key, adds_tax, is_check = false } = body
  const { name, ...report } = await ctx.payments.check({ publishable: publishable_key, secret: secret_key })
  if (is_check || report.problem !== null) return report
  await ctx.db.transaction(async tx => {
    await holdAccounts(tx, channel.id)
    await keepCurrentAccount(tx, {
      channel_id: channel.id,
      name,
      label: report.label,
      publishable_key,
      connected_account: null,
      sealed_secret: ctx.sealer.seal('payment-account', secret_key),
      is_live: report.is_live,
      adds_tax,
      is_current: true,
      operator_email: session.operator.email,
      connected_at: ctx.now(),
      tested_at: null,
    })
    await recordChannelAction(
      { db: tx, now: ctx.now },
      { channel, session, ip },
      { action: 'connect_payments', details: { account: name } },
    )
  })
  ctx.channels.forget()
  return report
}
