import { isSale } from '@grandstand/rules'
import type { Channel } from '../../context/channel.ts'
import type { Context } from '../../context/context.ts'
import type { Tx } from '../../db/connection.ts'
import type { StoredTransaction } from '../../orders/orders/index.ts'
import { hasGoogleVisitor } from './google-visitor-store.ts'
import { tellGoogle } from './tell-google.job.ts'

interface Turn {
  orderId: number
  /** Its payments as they were, and those of them that were written now. */
  known: readonly StoredTransaction[]
  payments: readonly StoredTransaction[]
}

/**
 * Runs in the transaction of a payment or refund, so each is reported once. Renewals are not reported, because nobody visits for
 * them; nor is the start of a trial, which is not a sale.
 */
export async function queueGoogleSales(
  ctx: Pick<Context, 'jobs'>,
  tx: Tx,
  channel: Channel,
  { orderId, known, payments }: Turn,
): Promise<void> {
  const first = payments.filter(({ event }) => event === 'created')
  if (first.length === 0 || !(await hasGoogleVisitor(tx, channel.id, orderId))) return
  for (const payment of first) {
    const before = known.find(({ id }) => id === payment.id)
    const about = { channel_id: channel.id, order_id: orderId, transaction_id: payment.id }
    if (isSale(payment) && !(before && isSale(before)))
      await ctx.jobs.add(tx, tellGoogle, { ...about, refunded: null })
    const refunded = { before: before?.refunded ?? 0, after: payment.refunded }
    if (refunded.after > refunded.before) await ctx.jobs.add(tx, tellGoogle, { ...about, refunded })
  }
}
