export const intervals = ['day', 'month'] as const

export type Product = { id: string; object: 'product'; name: string }

export type Price = {
  id: string
  object: 'price'
  active: true
  created: number
  currency: string
  lookup_key: string | null
  product: string
  recurring: { interval: (typeof intervals)[number]; interval_count: number }
  unit_amount: number
}

/** Counts for the first invoice that has something to take off from. */
export type Coupon = { id: string; object: 'coupon'; amount_off: number; duration: 'once' }
