import type { Context } from '../../context/context.ts'
import { moveOrder, orderState } from '../../orders/orders/index.ts'
import { claimUnsettled, type DueOrder, listEnded } from './attempt-store.ts'
import { settle } from './settle.ts'
import type { SettleContext } from './settle-context.ts'

const atOnce = 5
const maxEnded = 50

type ReconcileContext = SettleContext & Pick<Context, 'channels'>

/**
 * Handles what the provider never reported: unsettled attempts and periods that are over. One process claims each. What
 * cannot be settled now comes again.
 */
export async function reconcileOrders(ctx: ReconcileContext): Promise<void> {
  const now = ctx.now()
  // After a rush nobody waits for the next turn.
  for (let claimed = atOnce; claimed === atOnce; ) {
    const due = await claimUnsettled(ctx.db, { now, limit: atOnce })
    await Promise.all(due.map(order => settleClaimed(ctx, order)))
    claimed = due.length
  }
  // What ends by itself needs no question to the provider. A move made meanwhile wins.
  for (const order of await listEnded(ctx.db, now, maxEnded)) {
    const ended = { ...orderState(order), activity_status: 'expired' as const }
    await ctx.db.transaction(tx => moveOrder(tx, order, ended, now))
  }
}

async function settleClaimed(
  ctx: ReconcileContext,
  { id, channel_id, payment_account }: DueOrder,
): Promise<void> {
  try {
    const channel = await ctx.channels.findById(channel_id)
    if (channel && ctx.payments.find(channel, payment_account)) await settle(ctx, channel, id)
  } catch (error) {
    ctx.log.warn({ error, order_id: id }, 'An order could not be settled; the server tries again')
  }
}
