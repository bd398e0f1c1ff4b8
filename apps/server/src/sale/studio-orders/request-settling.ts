import { recordAction } from '../../channel/audit/index.ts'
import type { Channel } from '../../context/channel.ts'
import type { Context } from '../../context/context.ts'
import { settleOrder } from './settle-order.job.ts'

/** By command: done on the machine itself, so the log names nobody. */
export async function requestSettling(
  ctx: Pick<Context, 'db' | 'now' | 'jobs'>,
  channel: Channel,
  orderId: number,
): Promise<void> {
  await ctx.db.transaction(async tx => {
    await ctx.jobs.add(tx, settleOrder, { channel_id: channel.id, order_id: orderId })
    await recordAction(
      { db: tx, now: ctx.now },
      {
        action: 'settle_order',
        operator: null,
        channelId: channel.id,
        target: { type: 'order', id: orderId },
        ip: '',
      },
    )
  })
}
