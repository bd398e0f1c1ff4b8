import { isProviderAway } from '../../adapters/payments/index.ts'
import { recordChannelAction } from '../../channel/audit/index.ts'
import type { OperatorCallById } from '../../context/operator-session.ts'
import { CallError } from '../../runtime/call-error.ts'
import { type SettleContext, settleForOperator } from '../payments/index.ts'

export async function settleStudioOrder(
  ctx: SettleContext,
  { channel, session, params, ip }: OperatorCallById,
): Promise<{ success: true }> {
  await settleForOperator(ctx, channel, params.id).catch((error: unknown) => {
    throw isProviderAway(error) ? new CallError('unavailable', { retryAfterSeconds: 5 }) : error
  })
  await recordChannelAction(
    ctx,
    { channel, session, ip },
    { action: 'settle_order', target: { type: 'order', id: params.id } },
  )
  return { success: true }
}
