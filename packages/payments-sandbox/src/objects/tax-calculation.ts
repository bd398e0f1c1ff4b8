import type { Address } from './address.ts'

export type TaxLine = {
  id: string
  object: 'tax.calculation_line_item'
  amount: number
  amount_tax: number
  livemode: false
  metadata: null
  product: string | null
  quantity: number
  reference: string
  tax_behavior: 'exclusive' | 'inclusive'
  tax_breakdown: null
  tax_code: string
}

export type TaxCalculation = {
  id: string
  object: 'tax.calculation'
  amount_total: number
  currency: string
  customer: string | null
  customer_details: {
    address: Address
    address_source: 'billing' | 'shipping'
    ip_address: string | null
    tax_ids: []
    taxability_override: 'none'
  }
  expires_at: number
  livemode: false
  ship_from_details: null
  shipping_cost: null
  tax_amount_exclusive: number
  tax_amount_inclusive: number
  tax_breakdown: object[]
  tax_date: number
  sandbox: { lines: TaxLine[] }
}
