import type { Context } from '../../context/context.ts'
import type { SettleContext } from '../payments/index.ts'
import { carryOutRefund } from './carry-out-refund.ts'
import { claimRefunds } from './refund-store.ts'

/** At once, as the provider takes them. */
const batch = 5

/** What was asked for and is not done: those of a cancelled game, and what was cut off or could not be done before. */
export async function reconcileRefunds(ctx: SettleContext & Pick<Context, 'channels'>): Promise<void> {
  for (;;) {
    const claimed = await claimRefunds(ctx.db, { now: ctx.now(), limit: batch })
    await Promise.all(
      claimed.map(async refund => {
        const channel = await ctx.channels.findById(refund.channel_id)
        if (!channel) return
        await carryOutRefund(ctx, channel, refund).catch(error =>
          ctx.log.warn({ error, refund_id: refund.id }, 'A refund waits for the payment provider'),
        )
      }),
    )
    if (claimed.length < batch) return
  }
}
