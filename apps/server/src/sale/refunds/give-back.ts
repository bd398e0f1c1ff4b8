import type { StudioRefund } from '@grandstand/contract'
import type { Channel } from '../../context/channel.ts'
import type { SettleContext } from '../payments/index.ts'
import { carryOutRefund } from './carry-out-refund.ts'
import { describeRefund } from './describe-refund.ts'
import { getRefund } from './refund-store.ts'
import { type RefundRequest, requestRefund } from './request-refund.ts'

/** At once where the provider answers, else it waits and is tried again. */
export async function giveBack(
  ctx: SettleContext,
  channel: Channel,
  request: Omit<RefundRequest, 'isTriedHere'>,
): Promise<StudioRefund> {
  const { refund, isNew } = await ctx.db.transaction(tx =>
    requestRefund({ db: tx, now: ctx.now }, channel, { ...request, isTriedHere: true }),
  )
  if (isNew)
    await carryOutRefund(ctx, channel, refund).catch(error =>
      ctx.log.warn({ error, refund_id: refund.id }, 'A refund waits for the payment provider'),
    )
  return describeRefund(await getRefund(ctx.db, channel.id, refund.id))
}
