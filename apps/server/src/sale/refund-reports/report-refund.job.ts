import { majorUnits, reportedRefund } from '@grandstand/rules'
import { z } from 'zod'
import { defineJob } from '../../jobs/index.ts'
import { findOrder, listTransactionRows, readProduct } from '../../orders/orders/index.ts'
import { findReportedPurchase } from './reported-purchase-store.ts'

const payload = z.object({
  channel_id: z.number(),
  order_id: z.number(),
  transaction_id: z.number(),
  refunded: z.object({ before: z.number(), after: z.number() }),
  /** The same however often it is tried, as a beacon that repeats. */
  view_id: z.string(),
  at: z.iso.datetime(),
})

/** No browser is there at a refund, so the server reports it, in the visit whose browser reported the purchase. */
export const reportRefund = defineJob({
  name: 'tell-refund',
  payload,
  retries: 9,
  retryDelaySeconds: 60,
  async run(ctx, { channel_id, order_id, transaction_id, refunded, view_id, at }) {
    const order = await findOrder(ctx.db, channel_id, order_id)
    const payments = await listTransactionRows(ctx.db, channel_id, [order_id])
    const payment = payments.find(({ id }) => id === transaction_id)
    if (!order || !payment || order.user_id === null) return
    const { user_id } = order
    const purchase = await findReportedPurchase(ctx.db, channel_id, { ...order, user_id })
    if (!purchase) return
    const { value, tax, fee } = reportedRefund(payment, refunded)
    const { type, id } = readProduct(order)
    await ctx.telemetry.keep('page_events', {
      channel_id,
      user_id,
      view_id,
      seq: 0,
      at: new Date(at),
      day: purchase.day,
      session: purchase.session,
      trk: purchase.trk,
      // It happened on no page.
      path: '',
      name: 'refund',
      details: {
        item_type: type,
        item_id: String(id),
        currency: order.currency,
        order_id,
        value: majorUnits(value, order.currency),
        tax: majorUnits(tax, order.currency),
        fee: majorUnits(fee, order.currency),
      },
    })
  },
})
