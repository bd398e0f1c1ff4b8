import type { Call } from '../api/call.ts'
import type { Invoice } from '../objects/invoice.ts'
import { chooseCard, collectInvoice } from './collect-invoice.ts'
import { getSubscription } from './get-subscription.ts'
import { planRetry } from './renew-subscription.ts'

/** A card may have come since; one that asks for its holder fails without them. */
export function retryInvoice(call: Call, invoice: Invoice): void {
  const id = invoice.parent?.subscription_details.subscription
  const preferred = id ? getSubscription(call, id).default_payment_method : null
  const before = invoice.attempt_count
  const after = collectInvoice(call, invoice, chooseCard(call, invoice.customer, preferred))
  if (after.status === 'open' && after.attempt_count === before)
    call.tx.put('invoice', { ...after, attempted: true, attempt_count: before + 1 })
  planRetry(call, invoice.id)
}
