import type Stripe from 'stripe'
import type { Subscription, SubscriptionItem } from '../objects/subscription.ts'
import { answerPlan, answerPrice } from './catalog-answers.ts'
import type { Wire } from './wire.ts'

export function answerSubscription(row: Subscription): Wire<Stripe.Subscription> {
  return {
    id: row.id,
    object: 'subscription',
    application: null,
    application_fee_percent: null,
    automatic_tax: {
      disabled_reason: null,
      enabled: row.sandbox.hasTax,
      liability: row.sandbox.hasTax ? { type: 'self' } : null,
    },
    billing_cycle_anchor: row.billing_cycle_anchor,
    billing_cycle_anchor_config: null,
    billing_mode: { flexible: { proration_discounts: 'included' }, type: 'flexible' },
    billing_schedules: [],
    billing_thresholds: null,
    cancel_at: row.cancel_at,
    cancel_at_period_end: row.cancel_at_period_end,
    canceled_at: row.ended_at,
    cancellation_details: { comment: null, feedback: null, feedback_option: null, reason: null },
    collection_method: 'charge_automatically',
    created: row.created,
    currency: row.currency,
    customer: row.customer,
    customer_account: null,
    days_until_due: null,
    default_payment_method: row.default_payment_method,
    default_source: null,
    default_tax_rates: [],
    description: null,
    discounts: row.sandbox.discount ? [row.id.replace('sub_', 'di_')] : [],
    ended_at: row.ended_at,
    invoice_settings: {
      account_tax_ids: null,
      custom_fields: null,
      description: null,
      footer: null,
      issuer: { type: 'self' },
    },
    items: {
      object: 'list',
      data: row.items.data.map(item => answerItem(row, item)),
      has_more: false,
      url: `/v1/subscription_items?subscription=${row.id}`,
    },
    latest_invoice: row.latest_invoice,
    livemode: false,
    managed_payments: null,
    metadata: row.metadata,
    next_pending_invoice_item_invoice: null,
    on_behalf_of: null,
    pause_collection: null,
    payment_settings: {
      payment_method_options: null,
      payment_method_types: null,
      save_default_payment_method: 'on_subscription',
    },
    pending_invoice_item_interval: null,
    pending_setup_intent: null,
    pending_update: null,
    schedule: null,
    start_date: row.created,
    status: row.status,
    test_clock: null,
    transfer_data: null,
    trial_end: row.trial_start === null ? null : row.billing_cycle_anchor,
    trial_settings: {
      end_behavior: { billing_cycle_anchor: null, missing_payment_method: 'create_invoice' },
    },
    trial_start: row.trial_start,
  }
}

function answerItem(
  { id, created }: Subscription,
  { id: item, price, current_period_end, current_period_start }: SubscriptionItem,
): Wire<Stripe.SubscriptionItem> {
  return {
    id: item,
    object: 'subscription_item',
    billing_thresholds: null,
    created,
    current_period_end,
    current_period_start,
    current_trial: null,
    discounts: [],
    metadata: {},
    plan: answerPlan(price),
    price: answerPrice(price),
    quantity: 1,
    subscription: id,
    tax_rates: [],
  }
}
