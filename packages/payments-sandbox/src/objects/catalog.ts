export const intervals = ['day', 'month'] as const
export const taxBehaviors = ['exclusive', 'inclusive', 'unspecified'] as const

export type Product = { id: string; object: 'product'; created: number; name: string }

export type Price = {
  id: string
  object: 'price'
  active: true
  created: number
  currency: string
  lookup_key: string | null
  product: string
  recurring: { interval: (typeof intervals)[number]; interval_count: number }
  tax_behavior: (typeof taxBehaviors)[number] | null
  unit_amount: number
}

/** Counts for the first invoice that has something to take off from. */
export type Coupon = {
  id: string
  object: 'coupon'
  amount_off: number
  created: number
  currency: string | null
  duration: 'once'
}
