import type { Context } from '../../context/context.ts'
import { findOrder } from '../../orders/orders/index.ts'
import { getPaymentAccount } from '../payments/index.ts'
import { collectEvidence } from './collect-evidence.ts'
import { claimDisputes, type DisputeRow, markAnswered } from './dispute-store.ts'

type AnswerContext = Pick<Context, 'db' | 'now' | 'payments' | 'log' | 'channels' | 'publicUrl'>

const batch = 20

/** Evidence is sent as soon as somebody disputes a payment: what was bought is shut from then on, and nothing is added to it. */
export async function answerDisputes(ctx: AnswerContext): Promise<void> {
  for (const dispute of await claimDisputes(ctx.db, { now: ctx.now(), limit: batch })) {
    await answer(ctx, dispute).catch(error =>
      ctx.log.warn(
        { error, order_id: dispute.order_id },
        'A dispute could not be answered; the server tries again',
      ),
    )
  }
}

async function answer(ctx: AnswerContext, dispute: DisputeRow): Promise<void> {
  const channel = await ctx.channels.findById(dispute.channel_id)
  if (!channel) return
  const order = await findOrder(ctx.db, channel.id, dispute.order_id)
  const evidence = await collectEvidence(ctx, channel, dispute.order_id)
  await getPaymentAccount(ctx, channel, order).answerDispute(dispute.dispute_id, evidence)
  await markAnswered(ctx.db, channel.id, dispute.dispute_id, ctx.now())
}
