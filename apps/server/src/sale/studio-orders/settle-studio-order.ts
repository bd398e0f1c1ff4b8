import { isProviderAway } from '../../adapters/payments/index.ts'
import { recordAction } from '../../channel/audit/index.ts'
import type { Channel } from '../../context/channel.ts'
import type { OperatorSession } from '../../context/operator-session.ts'
import { CallError } from '../../runtime/call-error.ts'
import { type SettleContext, settleForOperator } from '../payments/index.ts'

interface Input {
  channel: Channel
  session: OperatorSession
  params: { id: number }
  ip: string
}

export async function settleStudioOrder(
  ctx: SettleContext,
  { channel, session, params, ip }: Input,
): Promise<{ success: true }> {
  await settleForOperator(ctx, channel, params.id).catch((error: unknown) => {
    throw isProviderAway(error) ? new CallError('unavailable', { retryAfterSeconds: 5 }) : error
  })
  await recordAction(ctx, {
    action: 'settle_order',
    operator: session.operator,
    channelId: channel.id,
    target: { type: 'order', id: params.id },
    ip,
  })
  return { success: true }
}
