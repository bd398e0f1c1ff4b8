import { newId } from '../api/new-id.ts'
import type { InvoiceLine, LineTax } from '../objects/invoice.ts'
import { taxOf } from '../tax/tax-of.ts'
import type { LineDraft } from './line-draft.ts'

type Around = {
  invoice: string
  currency: string
  /** By the discounts' ids. */
  discounts: { amount: number; discount: string }[]
  /** Null: no tax is asked for. */
  taxPercent: number | null
}

export function buildLine(
  draft: LineDraft,
  { invoice, currency, discounts, taxPercent }: Around,
): InvoiceLine {
  const { amount, description, period, price, quantity, subscription } = draft
  const taxable = amount - discounts.reduce((sum, one) => sum + one.amount, 0)
  return {
    id: newId('il'),
    object: 'line_item',
    amount,
    currency,
    description,
    discount_amounts: discounts,
    discountable: draft.isDiscountable,
    discounts: discounts.map(({ discount }) => discount),
    invoice,
    livemode: false,
    metadata: {},
    parent: parentOf(draft),
    period,
    pretax_credit_amounts: null,
    pricing: price && {
      price_details: { price: price.id, product: price.product },
      type: 'price_details',
      unit_amount_decimal: price.unit_amount_decimal,
    },
    quantity,
    quantity_decimal: String(quantity),
    subscription,
    subtotal: amount,
    taxes: taxPercent === null ? [] : [lineTax(taxable, taxPercent, draft)],
  }
}

function lineTax(taxable: number, percent: number, { price }: LineDraft): LineTax {
  const behavior = price?.tax_behavior === 'inclusive' ? 'inclusive' : 'exclusive'
  return {
    amount: taxOf(taxable, percent, behavior),
    tax_behavior: behavior,
    tax_rate_details: null,
    taxability_reason: percent ? 'standard_rated' : 'not_collecting',
    taxable_amount: taxable,
    type: 'tax_rate_details',
  }
}

function parentOf(draft: LineDraft): InvoiceLine['parent'] {
  const { isProration, subscription, subscriptionItem, invoiceItem } = draft
  if (invoiceItem || !subscriptionItem)
    return {
      invoice_item_details: {
        invoice_item: invoiceItem,
        proration: isProration,
        proration_details: null,
        subscription,
      },
      subscription_item_details: null,
      type: 'invoice_item_details',
    }
  return {
    invoice_item_details: null,
    subscription_item_details: {
      invoice_item: null,
      proration: isProration,
      proration_details: null,
      subscription,
      subscription_item: subscriptionItem,
    },
    type: 'subscription_item_details',
  }
}
