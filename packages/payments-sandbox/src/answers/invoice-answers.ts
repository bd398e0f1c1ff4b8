import type Stripe from 'stripe'
import type { Invoice, InvoiceLine } from '../objects/invoice.ts'
import { subscriptionIdOf } from '../objects/invoice.ts'
import type { Wire } from './wire.ts'

const sum = (amounts: { amount: number }[]) => amounts.reduce((total, { amount }) => total + amount, 0)

export function answerInvoice(row: Invoice): Wire<Stripe.Invoice> {
  const subtotal = sum(row.lines.data)
  return {
    id: row.id,
    object: 'invoice',
    account_country: 'US',
    account_name: 'Sandbox',
    account_tax_ids: null,
    amount_due: row.amount_due,
    amount_overpaid: 0,
    amount_paid: row.amount_paid,
    amount_remaining: row.amount_due - row.amount_paid,
    amount_shipping: 0,
    application: null,
    attempt_count: row.attempt_count,
    attempted: row.attempt_count > 0 || row.status === 'paid',
    auto_advance: row.status === 'open',
    automatic_tax: answerAutomaticTax(row),
    automatically_finalizes_at: null,
    billing_reason: row.billing_reason,
    collection_method: 'charge_automatically',
    created: row.created,
    currency: row.currency,
    custom_fields: null,
    customer: row.customer,
    customer_account: null,
    customer_address: null,
    customer_email: row.customer_email,
    customer_name: row.customer_name,
    customer_phone: null,
    customer_shipping: null,
    customer_tax_exempt: 'none',
    customer_tax_ids: [],
    default_payment_method: null,
    default_source: null,
    default_tax_rates: [],
    description: null,
    discounts: row.total_discount_amounts.map(() => discountIdOf(row)),
    due_date: null,
    effective_at: row.created,
    ending_balance: 0,
    footer: null,
    from_invoice: null,
    hosted_invoice_url: row.hosted_invoice_url,
    invoice_pdf: row.hosted_invoice_url,
    issuer: { type: 'self' },
    last_finalization_error: null,
    latest_revision: null,
    lines: {
      object: 'list',
      data: row.lines.data.map(line => answerLine(row, line)),
      has_more: false,
      url: `/v1/invoices/${row.id}/lines`,
    },
    livemode: false,
    metadata: {},
    next_payment_attempt: row.next_payment_attempt,
    number: row.id.slice(-8).toUpperCase(),
    on_behalf_of: null,
    parent: { ...row.parent, quote_details: null },
    payment_settings: {
      default_mandate: null,
      payment_method_options: null,
      payment_method_types: null,
    },
    period_end: row.created,
    period_start: row.created,
    post_payment_credit_notes_amount: 0,
    pre_payment_credit_notes_amount: 0,
    receipt_number: null,
    rendering: null,
    shipping_cost: null,
    shipping_details: null,
    starting_balance: 0,
    statement_descriptor: null,
    status: row.status,
    status_transitions: {
      finalized_at: row.created,
      marked_uncollectible_at: null,
      paid_at: row.status_transitions.paid_at,
      voided_at: null,
    },
    subtotal,
    subtotal_excluding_tax: subtotal,
    test_clock: null,
    total: row.total,
    total_discount_amounts: row.total_discount_amounts.map(({ amount }) => ({
      amount,
      discount: discountIdOf(row),
    })),
    total_excluding_tax: row.total - sum(row.total_taxes),
    total_pretax_credit_amounts: [],
    total_taxes: row.total_taxes.map(({ amount }) => ({
      amount,
      tax_behavior: 'exclusive',
      tax_rate_details: { tax_rate: 'txr_sandbox' },
      taxability_reason: 'standard_rated',
      taxable_amount: row.total - sum(row.total_taxes),
      type: 'tax_rate_details',
    })),
    webhooks_delivered_at: null,
  }
}

const discountIdOf = (row: Invoice) => subscriptionIdOf(row).replace('sub_', 'di_')

function answerAutomaticTax({ total_taxes }: Invoice): Wire<Stripe.Invoice.AutomaticTax> {
  const isOn = total_taxes.length > 0
  return {
    disabled_reason: null,
    enabled: isOn,
    liability: isOn ? { type: 'self' } : null,
    provider: isOn ? 'stripe' : null,
    status: isOn ? 'complete' : null,
  }
}

function answerLine(
  row: Invoice,
  { id, amount, description, period, price }: InvoiceLine,
): Wire<Stripe.InvoiceLineItem> {
  return {
    id,
    object: 'line_item',
    amount,
    currency: row.currency,
    description,
    discount_amounts: [],
    discountable: true,
    discounts: [],
    invoice: row.id,
    livemode: false,
    metadata: {},
    parent: null,
    period,
    pretax_credit_amounts: [],
    pricing: {
      price_details: price,
      type: 'price_details',
      unit_amount_decimal: String(amount),
    },
    quantity: 1,
    quantity_decimal: '1',
    subscription: subscriptionIdOf(row),
    subtotal: amount,
    taxes: [],
  }
}

/** None where nothing was due. */
export function answerInvoicePayments(row: Invoice): Wire<Stripe.InvoicePayment>[] {
  const { intent } = row.sandbox
  if (intent === null) return []
  return [
    {
      id: intent.replace('pi_', 'inpay_'),
      object: 'invoice_payment',
      amount_paid: row.status === 'paid' ? row.amount_paid : null,
      amount_requested: row.amount_due,
      created: row.created,
      currency: row.currency,
      invoice: row.id,
      is_default: true,
      livemode: false,
      payment: { payment_intent: intent, type: 'payment_intent' },
      status: { open: 'open', paid: 'paid', void: 'canceled' }[row.status],
      status_transitions: { canceled_at: null, paid_at: row.status_transitions.paid_at },
    },
  ]
}
