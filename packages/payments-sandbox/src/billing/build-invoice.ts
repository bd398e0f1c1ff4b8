import { ApiError } from '../api/api-error.ts'
import type { Call } from '../api/call.ts'
import { newId } from '../api/new-id.ts'
import type { Metadata } from '../api/read-metadata.ts'
import type { Coupon, Discount } from '../objects/coupon.ts'
import type { Customer } from '../objects/customer.ts'
import { type Invoice, type InvoiceLine, newInvoice } from '../objects/invoice.ts'
import { settingsOf } from '../state/settings.ts'
import { buildLine } from './build-line.ts'
import { discountLines } from './discount-lines.ts'
import type { LineDraft } from './line-draft.ts'

export type InvoiceDraft = {
  customer: Customer
  currency: string
  drafts: LineDraft[]
  discounts: { discount: Discount; coupon: Coupon }[]
  hasTax: boolean
  billingReason: string
  period: { start: number; end: number }
  subscription: { id: string; metadata: Metadata } | null
  defaultPaymentMethod: string | null
  metadata?: Metadata
  description?: string | null
}

/** A draft with all its sums; nothing is kept. */
export function buildInvoice(call: Call, draft: InvoiceDraft): Invoice {
  const { customer, currency, period, subscription, hasTax } = draft
  const id = newId('in')
  const lines = buildLines(call, draft, id)
  const sums = sumLines(lines)
  const owed = sums.total + customer.balance
  return newInvoice({
    id,
    amount_due: Math.max(0, owed),
    auto_advance: true,
    automatic_tax: {
      disabled_reason: null,
      enabled: hasTax,
      liability: hasTax ? { type: 'self' } : null,
      provider: hasTax ? 'stripe' : null,
      status: hasTax ? 'complete' : null,
    },
    billing_reason: draft.billingReason,
    created: call.now,
    currency,
    customer: customer.id,
    customer_address: customer.address,
    customer_email: customer.email,
    customer_name: customer.name,
    customer_phone: customer.phone,
    default_payment_method: draft.defaultPaymentMethod,
    description: draft.description ?? null,
    discounts: draft.discounts.map(({ discount }) => discount.id),
    ending_balance: Math.min(0, owed),
    lines: { object: 'list', data: lines, has_more: false, url: `/v1/invoices/${id}/lines` },
    metadata: draft.metadata ?? {},
    parent: subscription && {
      quote_details: null,
      subscription_details: { metadata: subscription.metadata, subscription: subscription.id },
      type: 'subscription_details',
    },
    period_end: period.end,
    period_start: period.start,
    starting_balance: customer.balance,
    test_clock: customer.test_clock,
    ...sums,
  })
}

function buildLines(call: Call, draft: InvoiceDraft, invoice: string): InvoiceLine[] {
  const { currency, drafts, discounts, hasTax } = draft
  if (hasTax && !hasTaxLocation(call, draft)) throw noTaxLocation()
  const taxPercent = hasTax ? settingsOf(call.tx).taxPercent : null
  const amounts = drafts.map(({ amount, isDiscountable }) => (isDiscountable ? amount : 0))
  const off = discounts.map(({ discount, coupon }) => ({
    discount: discount.id,
    amounts: discountLines(amounts, coupon),
  }))
  return drafts.map((line, index) =>
    buildLine(line, {
      invoice,
      currency,
      taxPercent,
      discounts: off.map(one => ({ discount: one.discount, amount: one.amounts[index] ?? 0 })),
    }),
  )
}

/** As at Stripe: the customer's address, else the card's, else where their connection comes from. */
function hasTaxLocation({ tx }: Call, { customer, defaultPaymentMethod }: InvoiceDraft): boolean {
  const card = tx.find('payment_method', defaultPaymentMethod ?? '')
  return Boolean(
    customer.address?.country ?? card?.billing_details.address.country ?? customer.sandbox.ipAddress,
  )
}

function sumLines(lines: InvoiceLine[]) {
  const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0)
  const subtotal = sum(lines.map(({ amount }) => amount))
  const taxes = lines.flatMap(line => line.taxes)
  const included = sum(taxes.filter(tax => tax.tax_behavior === 'inclusive').map(({ amount }) => amount))
  const added = sum(taxes.filter(tax => tax.tax_behavior === 'exclusive').map(({ amount }) => amount))
  const discounts = lines.flatMap(line => line.discount_amounts)
  const total = subtotal - sum(discounts.map(({ amount }) => amount)) + added
  const [first] = taxes
  return {
    subtotal,
    subtotal_excluding_tax: subtotal - included,
    total,
    total_excluding_tax: total - added - included,
    total_discount_amounts: [...new Set(discounts.map(({ discount }) => discount))].map(discount => ({
      discount,
      amount: sum(discounts.filter(one => one.discount === discount).map(({ amount }) => amount)),
    })),
    total_taxes: first
      ? [{ ...first, amount: added + included, taxable_amount: sum(taxes.map(tax => tax.taxable_amount)) }]
      : [],
  }
}

function noTaxLocation(): ApiError {
  return new ApiError(400, {
    type: 'invalid_request_error',
    code: 'customer_tax_location_invalid',
    message: "The customer's location isn't recognized. Set a valid customer address.",
    param: 'automatic_tax[enabled]',
  })
}
