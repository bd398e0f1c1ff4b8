import type { Context } from '../../context/context.ts'
import { moveOrder, orderState } from '../orders/index.ts'
import { claimUnsettled, listEnded } from './attempt-store.ts'
import { settle } from './settle.ts'

const batch = 50

/**
 * What the provider never told: attempts that are not settled, and periods that are over. Each is claimed by one process. What
 * cannot be settled now comes again.
 */
export async function reconcileOrders(
  ctx: Pick<Context, 'db' | 'now' | 'payments' | 'log' | 'channels'>,
): Promise<void> {
  for (const { id, channel_id } of await claimUnsettled(ctx.db, { now: ctx.now(), limit: batch })) {
    const channel = await ctx.channels.findById(channel_id)
    if (!channel || !ctx.payments.find(channel)) continue
    await settle(ctx, channel, id).catch(error =>
      ctx.log.warn({ error, order_id: id }, 'An order could not be settled'),
    )
  }
  // What ends by itself needs nobody to be asked; who has moved it meanwhile is right.
  const now = ctx.now()
  for (const order of await listEnded(ctx.db, now, batch)) {
    const ended = { ...orderState(order), activity_status: 'expired' as const }
    await ctx.db.transaction(tx => moveOrder(tx, order, ended, now))
  }
}
