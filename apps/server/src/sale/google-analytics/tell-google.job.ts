import { z } from 'zod'
import { defineJob } from '../../jobs/index.ts'
import { findOrder, listTransactionRows } from '../../orders/orders/index.ts'
import { describeGoogleSale } from './describe-google-sale.ts'
import { claimReport, releaseReport } from './google-visitor-store.ts'

/** Google takes nothing that is older. */
const oldestMs = 72 * 3_600_000

const payload = z.object({
  channel_id: z.number(),
  order_id: z.number(),
  transaction_id: z.number(),
  /** Null: the sale itself is reported. */
  refunded: z.object({ before: z.number(), after: z.number() }).nullable(),
})

/**
 * Reports a sale or a refund to Google. It retries for half a day, then gives up. If a process dies midway, the report
 * counts as sent: a lost report is a missing figure, a double one is a wrong figure.
 */
export const tellGoogle = defineJob({
  name: 'tell-google',
  payload,
  retries: 9,
  retryDelaySeconds: 60,
  async run(ctx, { channel_id, order_id, transaction_id, refunded }) {
    const channel = await ctx.channels.findById(channel_id)
    const stream = channel && ctx.googleAnalytics.find(channel)
    const order = await findOrder(ctx.db, channel_id, order_id)
    const payments = await listTransactionRows(ctx.db, channel_id, [order_id])
    const payment = payments.find(({ id }) => id === transaction_id)
    if (!channel || !stream || !order || !payment) return
    const now = ctx.now()
    const at = refunded ? now : payment.at
    if (now.getTime() - at.getTime() > oldestMs) return
    const name = refunded ? `refund ${transaction_id} ${refunded.after}` : `purchase ${transaction_id}`
    const visitor = await claimReport(ctx.db, channel_id, order_id, name)
    if (!visitor) return
    try {
      const answer = await stream.send(visitor, describeGoogleSale(channel, order, payment, refunded), at)
      if (answer === 'refused') ctx.log.warn({ order_id }, 'Google refused to accept a sale')
    } catch (error) {
      await releaseReport(ctx.db, channel_id, order_id, name)
      throw error
    }
  },
})
