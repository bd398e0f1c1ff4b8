import type Stripe from 'stripe'
import type { Coupon, Price, Product } from '../objects/catalog.ts'
import type { Wire } from './wire.ts'

export function answerProduct(row: Product): Wire<Stripe.Product> {
  return {
    id: row.id,
    object: 'product',
    active: true,
    created: row.created,
    default_price: null,
    description: null,
    images: [],
    livemode: false,
    marketing_features: [],
    metadata: {},
    name: row.name,
    package_dimensions: null,
    shippable: null,
    statement_descriptor: null,
    tax_code: null,
    tax_details: null,
    type: 'service',
    unit_label: null,
    updated: row.created,
    url: null,
  }
}

export function answerPrice(row: Price): Wire<Stripe.Price> {
  return {
    id: row.id,
    object: 'price',
    active: row.active,
    billing_scheme: 'per_unit',
    created: row.created,
    currency: row.currency,
    custom_unit_amount: null,
    livemode: false,
    lookup_key: row.lookup_key,
    metadata: {},
    nickname: null,
    product: row.product,
    recurring: { ...row.recurring, meter: null, trial_period_days: null, usage_type: 'licensed' },
    tax_behavior: row.tax_behavior ?? 'unspecified',
    tiers_mode: null,
    transform_quantity: null,
    type: 'recurring',
    unit_amount: row.unit_amount,
    unit_amount_decimal: String(row.unit_amount),
  }
}

/** What a price was called before there were prices; a subscription's item still has it. */
export function answerPlan(row: Price): Wire<Stripe.Plan> {
  return {
    id: row.id,
    object: 'plan',
    active: row.active,
    amount: row.unit_amount,
    amount_decimal: String(row.unit_amount),
    billing_scheme: 'per_unit',
    created: row.created,
    currency: row.currency,
    interval: row.recurring.interval,
    interval_count: row.recurring.interval_count,
    livemode: false,
    metadata: {},
    meter: null,
    nickname: null,
    product: row.product,
    tiers_mode: null,
    transform_usage: null,
    trial_period_days: null,
    usage_type: 'licensed',
  }
}

export function answerCoupon(row: Coupon): Wire<Stripe.Coupon> {
  return {
    id: row.id,
    object: 'coupon',
    amount_off: row.amount_off,
    created: row.created,
    currency: row.currency,
    duration: row.duration,
    duration_in_months: null,
    livemode: false,
    max_redemptions: null,
    metadata: {},
    name: null,
    percent_off: null,
    redeem_by: null,
    times_redeemed: 0,
    valid: true,
  }
}
