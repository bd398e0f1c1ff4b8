import type { Metadata } from '../api/read-metadata.ts'
import type { Address } from './address.ts'

export const invoiceStatuses = ['draft', 'open', 'paid', 'uncollectible', 'void'] as const
export type InvoiceStatus = (typeof invoiceStatuses)[number]

export const invoiceMoves: { [from in InvoiceStatus]: InvoiceStatus[] } = {
  draft: ['open', 'paid', 'void'],
  open: ['paid', 'uncollectible', 'void'],
  uncollectible: ['paid', 'void'],
  paid: [],
  void: [],
}

export type LineTax = {
  amount: number
  tax_behavior: 'exclusive' | 'inclusive'
  tax_rate_details: null
  taxability_reason: string
  taxable_amount: number
  type: 'tax_rate_details'
}

export type InvoiceLine = {
  id: string
  object: 'line_item'
  amount: number
  currency: string
  description: string
  discount_amounts: { amount: number; discount: string }[]
  discountable: boolean
  discounts: string[]
  invoice: string | null
  livemode: false
  metadata: Metadata
  parent: {
    invoice_item_details: object | null
    subscription_item_details: object | null
    type: 'invoice_item_details' | 'subscription_item_details'
  }
  period: { start: number; end: number }
  pretax_credit_amounts: null
  pricing: {
    price_details: { price: string; product: string }
    type: 'price_details'
    unit_amount_decimal: string
  } | null
  quantity: number
  quantity_decimal: string
  subscription: string | null
  subtotal: number
  taxes: LineTax[]
}

const unused = {
  object: 'invoice',
  account_country: 'US',
  account_name: null,
  account_tax_ids: null,
  amount_overpaid: 0,
  amount_shipping: 0,
  application: null,
  automatically_finalizes_at: null,
  collection_method: 'charge_automatically',
  custom_fields: null,
  customer_account: null,
  customer_shipping: null,
  customer_tax_exempt: 'none',
  customer_tax_ids: [],
  default_source: null,
  default_tax_rates: [],
  due_date: null,
  footer: null,
  from_invoice: null,
  issuer: { type: 'self' },
  last_finalization_error: null,
  latest_revision: null,
  livemode: false,
  on_behalf_of: null,
  payment_settings: { default_mandate: null, payment_method_options: null, payment_method_types: null },
  post_payment_credit_notes_amount: 0,
  pre_payment_credit_notes_amount: 0,
  receipt_number: null,
  rendering: null,
  shipping_cost: null,
  shipping_details: null,
  statement_descriptor: null,
  // Moved to `parent`; older readers still find it empty.
  subscription: null,
  total_pretax_credit_amounts: null,
  webhooks_delivered_at: null,
} as const

export type Invoice = typeof unused & {
  id: string
  amount_due: number
  amount_paid: number
  amount_remaining: number
  attempt_count: number
  attempted: boolean
  auto_advance: boolean
  automatic_tax: {
    disabled_reason: null
    enabled: boolean
    liability: { type: 'self' } | null
    provider: string | null
    status: string | null
  }
  billing_reason: string
  created: number
  currency: string
  customer: string
  customer_address: Address | null
  customer_email: string | null
  customer_name: string | null
  customer_phone: string | null
  default_payment_method: string | null
  description: string | null
  discounts: string[]
  effective_at: number | null
  ending_balance: number | null
  hosted_invoice_url: string | null
  invoice_pdf: string | null
  lines: { object: 'list'; data: InvoiceLine[]; has_more: false; url: string }
  metadata: Metadata
  next_payment_attempt: number | null
  number: string | null
  parent: {
    quote_details: null
    subscription_details: { metadata: Metadata; subscription: string }
    type: 'subscription_details'
  } | null
  period_end: number
  period_start: number
  starting_balance: number
  status: InvoiceStatus
  status_transitions: {
    finalized_at: number | null
    marked_uncollectible_at: number | null
    paid_at: number | null
    voided_at: number | null
  }
  subtotal: number
  subtotal_excluding_tax: number
  test_clock: string | null
  total: number
  total_discount_amounts: { amount: number; discount: string }[]
  total_excluding_tax: number
  total_taxes: LineTax[]
  /** Never sent: callers get it as `payments` and `confirmation_secret`. */
  sandbox: { intent: string | null }
}

type Given = Omit<
  Invoice,
  | keyof typeof unused
  | 'amount_paid'
  | 'amount_remaining'
  | 'attempt_count'
  | 'attempted'
  | 'effective_at'
  | 'hosted_invoice_url'
  | 'invoice_pdf'
  | 'next_payment_attempt'
  | 'number'
  | 'sandbox'
  | 'status'
  | 'status_transitions'
>

export function newInvoice(given: Given): Invoice {
  return {
    ...unused,
    amount_paid: 0,
    amount_remaining: given.amount_due,
    attempt_count: 0,
    attempted: false,
    effective_at: null,
    hosted_invoice_url: null,
    invoice_pdf: null,
    next_payment_attempt: null,
    number: null,
    sandbox: { intent: null },
    status: 'draft',
    status_transitions: {
      finalized_at: null,
      marked_uncollectible_at: null,
      paid_at: null,
      voided_at: null,
    },
    ...given,
  }
}

export function subscriptionIdOf({ parent }: Invoice): string | null {
  return parent?.subscription_details.subscription ?? null
}
