import type { Call } from '../api/call.ts'
import { newId } from '../api/new-id.ts'
import { type Price, planOf } from '../objects/price.ts'
import type { SubscriptionItem } from '../objects/subscription.ts'

interface ItemFacts {
  subscription: string
  price: Price
  quantity: number
  period: { start: number; end: number }
}

export function newItem(call: Call, { subscription, price, quantity, period }: ItemFacts): SubscriptionItem {
  return {
    id: newId('si', 14),
    object: 'subscription_item',
    billing_thresholds: null,
    created: call.now,
    current_period_end: period.end,
    current_period_start: period.start,
    current_trial: null,
    discounts: [],
    metadata: {},
    plan: planOf(price),
    price,
    quantity,
    subscription,
    tax_rates: [],
  }
}
