import { offers } from '@grandstand/contract'
import { aheadMs, chooseAhead } from '@grandstand/rules'
import { z } from 'zod'
import type { Context } from '../../context/context.ts'
import type { StoredOrder } from '../../orders/orders/index.ts'
import { holdRecipient, listRenewing, markAnnounced } from './order-mail-store.ts'
import { type OrderMailContext, queueOrderMail } from './queue-order-mail.ts'

type AheadContext = OrderMailContext & Pick<Context, 'db' | 'now' | 'channels'>

const batch = 100
const offer = z.enum(offers)

/** Tells of renewals and ends of trials ahead of time. */
export async function announceRenewals(ctx: AheadContext, signal: AbortSignal): Promise<void> {
  const now = ctx.now()
  const until = new Date(now.getTime() + aheadMs)
  for (let afterId = 0; !signal.aborted; ) {
    const rows = await listRenewing(ctx.db, { now, until, afterId, limit: batch })
    for (const row of rows) {
      await tell(ctx, row.order, offer.parse(row.offer), now)
      afterId = row.order.id
    }
    if (rows.length < batch) return
  }
}

/**
 * The order records the notice in the transaction of its mail. However many processes do this at once, each period gets one.
 */
async function tell(
  ctx: AheadContext,
  order: StoredOrder,
  sold: (typeof offers)[number],
  now: Date,
): Promise<void> {
  const { user_id, period_ends_at, channel_id, is_trial: isTrial, created_at: begunAt } = order
  const channel = await ctx.channels.findById(channel_id)
  if (!channel || user_id === null || period_ends_at === null) return
  const kind = chooseAhead({ isTrial, offer: sold, begunAt, endsAt: period_ends_at }, now)
  if (!kind) return
  await ctx.db.transaction(async tx => {
    const to = await holdRecipient(tx, channel_id, user_id)
    if (to && (await markAnnounced(tx, channel_id, { ...order, period_ends_at })))
      await queueOrderMail(ctx, tx, channel, { to, order, notice: { kind } })
  })
}
