import { choosePlanStep } from '@grandstand/rules'
import type { ProviderPlan } from '../../adapters/payments/payment-account.ts'
import type { Channel } from '../../context/channel.ts'
import { orderState, type StoredOrder } from '../../orders/orders/index.ts'
import { endFormerPlans } from './end-former-plans.ts'
import { getPaymentAccount } from './get-payment-account.ts'
import type { SettleContext } from './settle-context.ts'

/**
 * What the provider has to do with a subscription now that its order is settled; done again whenever it is asked and has not
 * done it. True: it has changed, so that there is more to settle.
 */
export async function followUp(
  ctx: SettleContext,
  channel: Channel,
  order: StoredOrder,
  plan: ProviderPlan | null,
): Promise<boolean> {
  if (!plan || plan.endedAt !== null) return false
  if (order.activity_status === 'active') await endFormerPlans(ctx, channel, order)
  const step = choosePlanStep(
    { ...plan, disputes: plan.disputes.map(({ state }) => state) },
    orderState(order),
  )
  if (step === null) return false
  const account = getPaymentAccount(ctx, channel, order)
  if (step === 'end') await account.endPlan(plan.id)
  else if (step === 'stop_renewal') await account.stopRenewal(plan.id, 'dispute')
  else await account.resumeRenewal(plan.id)
  return true
}
