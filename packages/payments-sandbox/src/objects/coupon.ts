import type { Metadata } from '../api/read-metadata.ts'

export type Coupon = {
  id: string
  object: 'coupon'
  amount_off: number | null
  created: number
  currency: string | null
  duration: 'forever' | 'once' | 'repeating'
  duration_in_months: number | null
  livemode: false
  max_redemptions: number | null
  metadata: Metadata
  name: string | null
  percent_off: number | null
  redeem_by: number | null
  times_redeemed: number
  valid: boolean
}

export type Discount = {
  id: string
  object: 'discount'
  checkout_session: null
  customer: string
  customer_account: null
  end: number | null
  invoice: string | null
  invoice_item: null
  promotion_code: null
  source: { coupon: string; type: 'coupon' }
  start: number
  subscription: string | null
  subscription_item: null
}
