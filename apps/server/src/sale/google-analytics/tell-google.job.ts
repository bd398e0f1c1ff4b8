import { z } from 'zod'
import { defineJob } from '../../jobs/index.ts'
import { findOrder, listTransactionRows } from '../../orders/orders/index.ts'
import { describeGoogleSale } from './describe-google-sale.ts'
import { claimTelling, releaseTelling } from './google-visitor-store.ts'

/** Google takes nothing that is older. */
const oldestMs = 72 * 3_600_000

const payload = z.object({
  channel_id: z.number(),
  order_id: z.number(),
  transaction_id: z.number(),
  /** Null: it is the sale itself that is told. */
  refunded: z.object({ before: z.number(), after: z.number() }).nullable(),
})

/**
 * Tells Google of a sale, or of what was given back. It is tried for half a day and then let go; a process that dies in the
 * middle has told it, as far as anybody knows: what is lost is a figure, and what is told twice is a wrong one.
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
    const visitor = await claimTelling(ctx.db, channel_id, order_id, name)
    if (!visitor) return
    try {
      const answer = await stream.send(visitor, describeGoogleSale(channel, order, payment, refunded), at)
      if (answer === 'refused') ctx.log.warn({ order_id }, 'Google refused to hear of a sale')
    } catch (error) {
      await releaseTelling(ctx.db, channel_id, order_id, name)
      throw error
    }
  },
})
