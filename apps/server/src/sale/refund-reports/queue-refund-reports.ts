import { randomUUID } from 'node:crypto'
import type { Channel } from '../../context/channel.ts'
import type { Context } from '../../context/context.ts'
import { countingProfileOf } from '../../context/counting-profile.ts'
import type { Tx } from '../../db/connection.ts'
import type { StoredTransaction } from '../../orders/orders/index.ts'
import { reportRefund } from './report-refund.job.ts'

interface Turn {
  /** An order's payments as they were, and those of them that were written now. */
  known: readonly StoredTransaction[]
  payments: readonly StoredTransaction[]
}

/** Runs in the refund's transaction, so each refund is reported once. Renewals and their refunds are not reported. */
export async function queueRefundReports(
  ctx: Pick<Context, 'jobs' | 'now'>,
  tx: Tx,
  channel: Channel,
  { known, payments }: Turn,
): Promise<void> {
  if (countingProfileOf(channel) === null) return
  for (const { id, event, order_id, refunded: after } of payments) {
    const before = known.find(payment => payment.id === id)?.refunded ?? 0
    if (event !== 'created' || after <= before) continue
    await ctx.jobs.add(tx, reportRefund, {
      channel_id: channel.id,
      order_id,
      transaction_id: id,
      refunded: { before, after },
      view_id: randomUUID(),
      at: ctx.now().toISOString(),
    })
  }
}
