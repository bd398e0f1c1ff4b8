import type Stripe from 'stripe'
import type { TaxCalculation, TaxTransaction } from '../objects/tax.ts'
import type { Wire } from './wire.ts'

const detailsOf = (ip_address: string | null): Stripe.Tax.Calculation.CustomerDetails => ({
  address: null,
  address_source: null,
  ip_address,
  tax_ids: [],
  taxability_override: 'none',
})

export function answerCalculation(row: TaxCalculation): Wire<Stripe.Tax.Calculation> {
  return {
    id: row.id,
    object: 'tax.calculation',
    amount_total: row.amount_total,
    currency: row.currency,
    customer: null,
    customer_details: detailsOf(row.ip_address),
    expires_at: row.created + 90 * 86_400,
    livemode: false,
    ship_from_details: null,
    shipping_cost: null,
    tax_amount_exclusive: row.tax_amount_exclusive,
    tax_amount_inclusive: 0,
    tax_breakdown: [],
    tax_date: row.created,
  }
}

export function answerTransaction(row: TaxTransaction): Wire<Stripe.Tax.Transaction> {
  return {
    id: row.id,
    object: 'tax.transaction',
    created: row.created,
    currency: row.currency,
    customer: null,
    customer_details: detailsOf(null),
    livemode: false,
    metadata: {},
    posted_at: row.created,
    reference: row.reference,
    reversal: row.type === 'reversal' ? { original_transaction: row.sandbox.original } : null,
    ship_from_details: null,
    shipping_cost: null,
    tax_date: row.created,
    type: row.type,
  }
}
