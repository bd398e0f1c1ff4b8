import type { Metadata } from '../api/read-metadata.ts'
import type { Price, planOf } from './price.ts'

export const subscriptionStatuses = [
  'incomplete',
  'incomplete_expired',
  'trialing',
  'active',
  'past_due',
  'unpaid',
  'paused',
  'canceled',
] as const
export type SubscriptionStatus = (typeof subscriptionStatuses)[number]

export const subscriptionMoves: { [from in SubscriptionStatus]: SubscriptionStatus[] } = {
  incomplete: ['active', 'incomplete_expired', 'canceled'],
  incomplete_expired: [],
  trialing: ['active', 'past_due', 'paused', 'canceled'],
  active: ['past_due', 'trialing', 'canceled'],
  past_due: ['active', 'unpaid', 'canceled'],
  unpaid: ['active', 'canceled'],
  paused: ['active', 'canceled'],
  canceled: [],
}

export type SubscriptionItem = {
  id: string
  object: 'subscription_item'
  billing_thresholds: null
  created: number
  current_period_end: number
  current_period_start: number
  current_trial: null
  discounts: []
  metadata: Metadata
  plan: ReturnType<typeof planOf>
  price: Price
  quantity: number
  subscription: string
  tax_rates: []
}

const unused = {
  object: 'subscription',
  application: null,
  application_fee_percent: null,
  billing_cycle_anchor_config: null,
  billing_mode: { flexible: null, type: 'classic' },
  billing_schedules: [],
  billing_thresholds: null,
  collection_method: 'charge_automatically',
  customer_account: null,
  days_until_due: null,
  default_source: null,
  default_tax_rates: [],
  invoice_settings: {
    account_tax_ids: null,
    custom_fields: null,
    description: null,
    footer: null,
    issuer: { type: 'self' },
  },
  livemode: false,
  managed_payments: null,
  next_pending_invoice_item_invoice: null,
  on_behalf_of: null,
  pause_collection: null,
  pending_invoice_item_interval: null,
  pending_update: null,
  schedule: null,
  transfer_data: null,
} as const

export type Subscription = typeof unused & {
  id: string
  automatic_tax: { disabled_reason: null; enabled: boolean; liability: { type: 'self' } | null }
  billing_cycle_anchor: number
  cancel_at: number | null
  cancel_at_period_end: boolean
  canceled_at: number | null
  cancellation_details: {
    comment: string | null
    feedback: string | null
    feedback_option: null
    reason: string | null
  }
  created: number
  currency: string
  customer: string
  default_payment_method: string | null
  description: string | null
  discounts: string[]
  ended_at: number | null
  items: { object: 'list'; data: SubscriptionItem[]; has_more: false; url: string }
  latest_invoice: string | null
  metadata: Metadata
  payment_settings: {
    payment_method_options: null
    payment_method_types: null
    save_default_payment_method: 'off' | 'on_subscription'
  }
  pending_setup_intent: string | null
  start_date: number
  status: SubscriptionStatus
  test_clock: string | null
  trial_end: number | null
  trial_settings: { end_behavior: { billing_cycle_anchor: null; missing_payment_method: MissingCard } }
  trial_start: number | null
  /** Never sent: whether the end of the trial was announced. */
  sandbox: { isTrialEndTold: boolean }
}

export const missingCardChoices = ['cancel', 'create_invoice', 'pause'] as const
export type MissingCard = (typeof missingCardChoices)[number]

type Given = Omit<
  Subscription,
  keyof typeof unused | 'canceled_at' | 'ended_at' | 'latest_invoice' | 'sandbox'
>

export function newSubscription(given: Given): Subscription {
  return {
    ...unused,
    canceled_at: null,
    ended_at: null,
    latest_invoice: null,
    sandbox: { isTrialEndTold: false },
    ...given,
  }
}

/** All items of a subscription have the same period here. */
export function periodOf({ items }: Subscription): { start: number; end: number } {
  const [first] = items.data
  if (!first) throw new Error('a subscription without items')
  return { start: first.current_period_start, end: first.current_period_end }
}

export function hasEnded({ status }: Subscription): boolean {
  return status === 'canceled' || status === 'incomplete_expired'
}
