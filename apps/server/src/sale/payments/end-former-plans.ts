import type { Channel } from '../../context/channel.ts'
import type { StoredOrder } from '../../orders/orders/index.ts'
import { getPaymentAccount } from './get-payment-account.ts'
import { listFormerPlans } from './pay-store.ts'
import type { SettleContext } from './settle-context.ts'

/**
 * One that was not paid in time opens nothing, so that another could be bought. It must not be paid after all: nobody has two.
 */
export async function endFormerPlans(
  ctx: SettleContext,
  channel: Channel,
  order: StoredOrder,
): Promise<void> {
  for (const { planId, ...former } of await listFormerPlans(ctx.db, channel.id, order, ctx.now()))
    await getPaymentAccount(ctx, channel, former).endPlan(planId)
}
