import type { Metadata } from '../api/read-metadata.ts'
import type { Price } from './catalog.ts'

export type Period = { start: number; end: number }

export type Subscription = {
  id: string
  object: 'subscription'
  /** Whose day of the month renewals keep. */
  billing_cycle_anchor: number
  cancel_at: null
  cancel_at_period_end: boolean
  created: number
  currency: string
  customer: string
  default_payment_method: string | null
  ended_at: number | null
  items: { object: 'list'; data: [SubscriptionItem]; has_more: false }
  latest_invoice: string | null
  metadata: Metadata
  status: 'incomplete' | 'incomplete_expired' | 'trialing' | 'active' | 'past_due' | 'canceled'
  trial_start: number | null
  /** Never sent. */
  sandbox: { discount: { amount: number; until: number } | null; hasTax: boolean }
}

export type SubscriptionItem = {
  id: string
  object: 'subscription_item'
  current_period_end: number
  current_period_start: number
  price: Price
}

export function itemsOf(
  id: string,
  price: Price,
  { start: current_period_start, end: current_period_end }: Period,
): Subscription['items'] {
  const item = { id, object: 'subscription_item', current_period_end, current_period_start, price } as const
  return { object: 'list', data: [item], has_more: false }
}

export function periodOf({ items }: Subscription): Period {
  const [{ current_period_start: start, current_period_end: end }] = items.data
  return { start, end }
}

export function hasEnded({ status }: Subscription): boolean {
  return status === 'canceled' || status === 'incomplete_expired'
}
