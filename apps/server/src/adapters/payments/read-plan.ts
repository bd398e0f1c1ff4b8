import type { PlanFacts } from '@grandstand/rules'
import type Stripe from 'stripe'
import { listBills } from './list-bills.ts'
import { idOf, readMark } from './mark.ts'
import type { ProviderPlan } from './payment-account.ts'
import { isStoppedByDispute } from './stop-renewal.ts'

const states: readonly PlanFacts['state'][] = [
  'incomplete',
  'incomplete_expired',
  'trialing',
  'active',
  'past_due',
  'unpaid',
  'canceled',
  'paused',
]

export async function readPlan(stripe: Stripe, plan: Stripe.Subscription): Promise<ProviderPlan> {
  const { invoices, newest, paid, disputes, payUrl } = await listBills(stripe, plan)
  const [item] = plan.items.data
  const state = states.find(one => one === plan.status)
  if (!state || !item) throw new Error(`A subscription in the state ${plan.status} cannot be read`)
  return {
    id: plan.id,
    mark: readMark(plan.metadata),
    subscriptionId: readSubscriptionId(item),
    state,
    periodStart: new Date(item.current_period_start * 1000),
    periodEnd: new Date(item.current_period_end * 1000),
    renews: !plan.cancel_at_period_end && plan.cancel_at === null,
    isStoppedByDispute: isStoppedByDispute(plan),
    hasBegun: plan.trial_start !== null || invoices.some(({ isPaid }) => isPaid),
    endedAt: plan.ended_at === null ? null : new Date(plan.ended_at * 1000),
    payment: newest,
    paid,
    disputes,
    isDisputed: disputes.some(dispute => dispute.state === 'open'),
    clientSecret: newest?.clientSecret ?? null,
    redirectUrl: newest?.redirectUrl ?? null,
    invoices,
    payUrl,
  }
}

function readSubscriptionId({ price }: Stripe.SubscriptionItem): number | null {
  const product = idOf(price.product) ?? ''
  const [, id] = /-subscription-(\d+)$/.exec(product) ?? []
  return id === undefined ? null : Number(id)
}
