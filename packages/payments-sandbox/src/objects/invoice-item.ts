import type { Metadata } from '../api/read-metadata.ts'

/** What waits for the next invoice of its customer. */
export type InvoiceItem = {
  id: string
  object: 'invoiceitem'
  amount: number
  currency: string
  customer: string
  customer_account: null
  date: number
  description: string | null
  discountable: boolean
  discounts: []
  invoice: string | null
  livemode: false
  metadata: Metadata
  net_amount: number
  parent: {
    subscription_details: { subscription: string; subscription_item: string | null }
    type: 'subscription_details'
  } | null
  period: { start: number; end: number }
  pricing: null
  proration: boolean
  quantity: number
  quantity_decimal: string
  tax_rates: []
  test_clock: string | null
}
