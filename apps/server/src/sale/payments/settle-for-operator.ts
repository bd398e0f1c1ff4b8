import type { Channel } from '../../context/channel.ts'
import { claimOrder } from './attempt-store.ts'
import { settle } from './settle.ts'
import type { SettleContext } from './settle-context.ts'

/** Operators also want to know when the provider was last asked, so that is written even without news. */
export async function settleForOperator(
  ctx: SettleContext,
  channel: Channel,
  orderId: number,
): Promise<void> {
  const { order } = await settle(ctx, channel, orderId)
  if (order.attempted_at !== null) await claimOrder(ctx.db, order, ctx.now(), 0)
}
