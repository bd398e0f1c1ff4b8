import type { InvoiceItem } from '../objects/invoice-item.ts'
import type { Price } from '../objects/price.ts'
import type { SubscriptionItem } from '../objects/subscription.ts'

/** A line before discounts and tax. */
export type LineDraft = {
  amount: number
  description: string
  period: { start: number; end: number }
  price: Price | null
  quantity: number
  isProration: boolean
  isDiscountable: boolean
  subscription: string | null
  subscriptionItem: string | null
  invoiceItem: string | null
}

export function draftOfItem(item: SubscriptionItem, name: string, period: LineDraft['period']): LineDraft {
  return {
    amount: item.price.unit_amount * item.quantity,
    description: `${item.quantity} × ${name}`,
    period,
    price: item.price,
    quantity: item.quantity,
    isProration: false,
    isDiscountable: true,
    subscription: item.subscription,
    subscriptionItem: item.id,
    invoiceItem: null,
  }
}

export function draftOfTrial(item: SubscriptionItem, name: string, period: LineDraft['period']): LineDraft {
  return { ...draftOfItem(item, name, period), amount: 0, description: `Trial period for ${name}` }
}

export function draftOfPending(pending: InvoiceItem): LineDraft {
  return {
    amount: pending.amount,
    description: pending.description ?? '',
    period: pending.period,
    price: null,
    quantity: pending.quantity,
    isProration: pending.proration,
    isDiscountable: pending.discountable,
    subscription: pending.parent?.subscription_details.subscription ?? null,
    subscriptionItem: pending.parent?.subscription_details.subscription_item ?? null,
    invoiceItem: pending.id,
  }
}
