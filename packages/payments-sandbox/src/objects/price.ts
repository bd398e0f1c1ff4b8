import type { Metadata } from '../api/read-metadata.ts'

export const intervals = ['day', 'week', 'month', 'year'] as const
export type Interval = (typeof intervals)[number]

export type Recurring = {
  interval: Interval
  interval_count: number
  meter: null
  trial_period_days: null
  usage_type: 'licensed'
}

const unused = {
  object: 'price',
  billing_scheme: 'per_unit',
  custom_unit_amount: null,
  livemode: false,
  tiers_mode: null,
  transform_quantity: null,
} as const

export type Price = typeof unused & {
  id: string
  active: boolean
  created: number
  currency: string
  lookup_key: string | null
  metadata: Metadata
  nickname: string | null
  product: string
  recurring: Recurring | null
  tax_behavior: 'exclusive' | 'inclusive' | 'unspecified'
  type: 'one_time' | 'recurring'
  unit_amount: number
  unit_amount_decimal: string
}

type Given = Omit<Price, keyof typeof unused | 'type' | 'unit_amount_decimal'>

export function newPrice(given: Given): Price {
  return {
    ...unused,
    ...given,
    type: given.recurring ? 'recurring' : 'one_time',
    unit_amount_decimal: String(given.unit_amount),
  }
}

/** What a price was called before prices; items still carry it. */
export function planOf({
  id,
  active,
  created,
  currency,
  metadata,
  nickname,
  product,
  recurring,
  unit_amount,
}: Price) {
  return {
    id,
    object: 'plan',
    active,
    amount: unit_amount,
    amount_decimal: String(unit_amount),
    billing_scheme: 'per_unit',
    created,
    currency,
    interval: recurring?.interval ?? 'month',
    interval_count: recurring?.interval_count ?? 1,
    livemode: false,
    metadata,
    meter: null,
    nickname,
    product,
    tiers_mode: null,
    transform_usage: null,
    trial_period_days: null,
    usage_type: 'licensed',
  }
}
