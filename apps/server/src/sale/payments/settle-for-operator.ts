import type { Channel } from '../../context/channel.ts'
import { claimOrder } from './attempt-store.ts'
import { settle } from './settle.ts'
import type { SettleContext } from './settle-context.ts'

/** For operators, who also want to know when the provider was asked last: that is written even where it told nothing new. */
export async function settleForOperator(
  ctx: SettleContext,
  channel: Channel,
  orderId: number,
): Promise<void> {
  const { order } = await settle(ctx, channel, orderId)
  if (order.attempted_at !== null) await claimOrder(ctx.db, order, ctx.now(), 0)
}
