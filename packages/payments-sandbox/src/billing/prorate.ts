import type { SubscriptionItem } from '../objects/subscription.ts'
import type { LineDraft } from './line-draft.ts'

/** What is left of a period, of one. */
export function remainingShare({ start, end }: { start: number; end: number }, now: number): number {
  return end > start ? Math.min(1, Math.max(0, (end - now) / (end - start))) : 0
}

export function creditFor(item: SubscriptionItem, name: string, now: number): LineDraft {
  const period = { start: item.current_period_start, end: item.current_period_end }
  const amount = item.price.unit_amount * item.quantity
  return draft(item, `Unused time on ${name}`, -Math.round(amount * remainingShare(period, now)), {
    start: now,
    end: period.end,
  })
}

export function chargeFor(item: SubscriptionItem, name: string, now: number): LineDraft {
  const period = { start: item.current_period_start, end: item.current_period_end }
  const amount = item.price.unit_amount * item.quantity
  return draft(item, `Remaining time on ${name}`, Math.round(amount * remainingShare(period, now)), {
    start: now,
    end: period.end,
  })
}

function draft(
  item: SubscriptionItem,
  description: string,
  amount: number,
  period: LineDraft['period'],
): LineDraft {
  return {
    amount,
    description,
    period,
    price: item.price,
    quantity: item.quantity,
    isProration: true,
    isDiscountable: false,
    subscription: item.subscription,
    subscriptionItem: item.id,
    invoiceItem: null,
  }
}
