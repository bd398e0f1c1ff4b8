import type { Metadata } from '../api/read-metadata.ts'
import type { TaxCalculation, TaxLine } from './tax-calculation.ts'

export type TaxTransaction = {
  id: string
  object: 'tax.transaction'
  created: number
  currency: string
  customer: string | null
  customer_details: TaxCalculation['customer_details']
  livemode: false
  metadata: Metadata
  posted_at: number
  reference: string
  reversal: { original_transaction: string } | null
  ship_from_details: null
  shipping_cost: null
  tax_date: number
  type: 'transaction' | 'reversal'
  sandbox: { lines: TaxLine[] }
}
