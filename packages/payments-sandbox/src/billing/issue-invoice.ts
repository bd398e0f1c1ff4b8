import type { Call } from '../api/call.ts'
import { getCustomer } from '../customers/get-customer.ts'
import { emit } from '../events/emit.ts'
import type { Invoice } from '../objects/invoice.ts'
import type { InvoiceItem } from '../objects/invoice-item.ts'
import type { Subscription } from '../objects/subscription.ts'
import { buildInvoice } from './build-invoice.ts'
import { chooseCard } from './collect-invoice.ts'
import { finalizeInvoice } from './finalize-invoice.ts'
import { draftOfPending, type LineDraft } from './line-draft.ts'
import { runningDiscounts } from './running-discounts.ts'

/** A subscription's invoice with what was waiting for it, not paid yet. */
export function issueInvoice(
  call: Call,
  subscription: Subscription,
  own: LineDraft[],
  billingReason: string,
  period: LineDraft['period'],
): Invoice {
  const waiting = waitingItems(call, subscription.customer, subscription.id)
  const draft = buildInvoice(call, {
    customer: getCustomer(call, subscription.customer),
    currency: subscription.currency,
    drafts: [...waiting.map(draftOfPending), ...own],
    discounts: runningDiscounts(call, subscription),
    hasTax: subscription.automatic_tax.enabled,
    billingReason,
    period,
    subscription,
    defaultPaymentMethod: chooseCard(call, subscription.customer, subscription.default_payment_method),
  })
  call.tx.put('invoice', draft)
  emit(call, 'invoice.created', draft)
  for (const item of waiting) call.tx.put('invoice_item', { ...item, invoice: draft.id })
  call.tx.put('subscription', { ...subscription, latest_invoice: draft.id })
  return finalizeInvoice(call, draft)
}

export function waitingItems(call: Call, customer: string, subscription: string | null): InvoiceItem[] {
  return [...call.tx.all('invoice_item')].filter(item => {
    const owner = item.parent?.subscription_details.subscription ?? null
    return item.invoice === null && item.customer === customer && (owner === null || owner === subscription)
  })
}
