import { checkRefund } from '@grandstand/rules'
import { recordAction } from '../../channel/audit/index.ts'
import type { Channel } from '../../context/channel.ts'
import type { Context } from '../../context/context.ts'
import type { OperatorAccount } from '../../context/operator-session.ts'
import type { Tx } from '../../db/connection.ts'
import { CallError } from '../../runtime/call-error.ts'
import { gatherRefundFacts } from './gather-refund-facts.ts'
import { findRefundByKey, holdOrder, insertRefund, type RefundRow } from './refund-store.ts'

export interface RefundRequest {
  orderId: number
  /** In minor units; null: all that is left. */
  amount: number | null
  reason: string
  /** Also of a game that was taken off a pass. */
  isDespitePass: boolean
  idempotencyKey: string
  /** Null: by command. */
  operator: OperatorAccount | null
  ip: string
  /** The caller tries it at once; else the reconciler does. */
  isTriedHere: boolean
}

/** Writes down what is to be given back, before the provider hears of it. */
export async function requestRefund(
  ctx: Pick<Context, 'now'> & { db: Tx },
  channel: Channel,
  request: RefundRequest,
): Promise<{ refund: RefundRow; isNew: boolean }> {
  const { orderId, amount, reason, isDespitePass, idempotencyKey, operator, ip, isTriedHere } = request
  await holdOrder(ctx.db, channel.id, orderId)
  const same = await findRefundByKey(ctx.db, channel.id, orderId, idempotencyKey)
  if (same) return { refund: same, isNew: false }
  const facts = await gatherRefundFacts(ctx, channel.id, orderId)
  const refusal = checkRefund(facts, { amount, isDespitePass })
  if (refusal === 'counted_towards_pass') throw new CallError(refusal)
  if (refusal === 'nothing_left') throw new CallError('conflict')
  if (refusal) throw new CallError('invalid_request', { fields: { amount: 'is more than the rest' } })
  const asked = {
    order_id: orderId,
    amount,
    reason,
    idempotency_key: idempotencyKey,
    operator_email: operator?.email ?? '',
  }
  const refund = await insertRefund(ctx.db, channel.id, asked, { now: ctx.now(), isTriedHere })
  await recordAction(ctx, {
    action: 'refund_order',
    operator,
    channelId: channel.id,
    target: { type: 'order', id: orderId },
    details: {
      refund_id: refund.id,
      ...(amount === null ? {} : { amount }),
      ...(facts.passOrderId === null ? {} : { despite_pass: facts.passOrderId }),
    },
    ip,
  })
  return { refund, isNew: true }
}
