import type { Body, StudioRefund, studioCalls } from '@grandstand/contract'
import type { OperatorCallById } from '../../context/operator-session.ts'
import type { SettleContext } from '../payments/index.ts'
import { giveBack } from './give-back.ts'

export function refundStudioOrder(
  ctx: SettleContext,
  {
    channel,
    session,
    params,
    body,
    ip,
  }: OperatorCallById & { body: Body<typeof studioCalls.refundStudioOrder> },
): Promise<StudioRefund> {
  const { amount = null, reason, despite_pass: isDespitePass = false, idempotency_key } = body
  const { operator } = session
  return giveBack(ctx, channel, {
    orderId: params.id,
    amount,
    reason,
    isDespitePass,
    idempotencyKey: idempotency_key,
    operator,
    ip,
  })
}
