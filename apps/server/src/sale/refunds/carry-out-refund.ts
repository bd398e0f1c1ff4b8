import { isPatienceOver } from '@grandstand/rules'
import { isProviderFailure, isRefusedByProvider } from '../../adapters/payments/index.ts'
import type { Channel } from '../../context/channel.ts'
import { CallError } from '../../runtime/call-error.ts'
import { refundOrder, type SettleContext, settle } from '../payments/index.ts'
import { changeKey, endRefund, type RefundRow } from './refund-store.ts'

/** Has the provider give back what was asked for, once. What it cannot do now it is asked for again, until a day is over. */
export async function carryOutRefund(ctx: SettleContext, channel: Channel, refund: RefundRow): Promise<void> {
  const { id, order_id, amount, key_number } = refund
  try {
    const given = await refundOrder(ctx, channel, order_id, { id, amount, keyNumber: key_number })
    const end = given === null ? { problem: 'refused' } : { amount: given }
    await endRefund(ctx.db, channel.id, id, { ...end, ended_at: ctx.now() })
  } catch (error) {
    const problem = await nameProblem(ctx, channel, refund, error)
    if (problem === null) throw error
    await endRefund(ctx.db, channel.id, id, { problem, ended_at: ctx.now() })
  }
}

/** Null: it may still be done later. */
async function nameProblem(
  ctx: SettleContext,
  channel: Channel,
  refund: RefundRow,
  error: unknown,
): Promise<'nothing_paid' | 'refused' | 'unreachable' | null> {
  if (error instanceof CallError && error.code === 'conflict') return 'nothing_paid'
  if (isRefusedByProvider(error)) {
    // Somebody may have given it back at the provider itself.
    await settle(ctx, channel, refund.order_id)
    return 'refused'
  }
  if (isProviderFailure(error)) await changeKey(ctx.db, channel.id, refund)
  return isPatienceOver(refund.requested_at, ctx.now()) ? 'unreachable' : null
}
