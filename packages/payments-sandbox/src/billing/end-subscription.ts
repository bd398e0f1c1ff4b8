import { answerInvoice } from '../answers/invoice-answers.ts'
import { invalidRequest } from '../api/api-error.ts'
import type { Call } from '../api/call.ts'
import { getObject } from '../api/get-object.ts'
import { emit } from '../events/emit.ts'
import { type Invoice, subscriptionIdOf } from '../objects/invoice.ts'
import { hasEnded, type Subscription } from '../objects/subscription.ts'
import { moveSubscription } from './move-subscription.ts'

/** At once; nothing of a paid period is given back. */
export function cancelSubscription(call: Call): Subscription {
  const before = getObject(call, 'subscription', call.path.id ?? '')
  if (hasEnded(before)) throw invalidRequest(`No such subscription: '${before.id}'`, 'id', 'resource_missing')
  const end = before.status === 'incomplete' ? expireSubscription : endSubscription
  return end(call, before)
}

/** Open invoices stay open, but nobody tries them any more. */
export function endSubscription(call: Call, before: Subscription): Subscription {
  for (const invoice of openInvoices(call, before))
    call.tx.put('invoice', { ...invoice, next_payment_attempt: null })
  return moveSubscription(call, before, { status: 'canceled', ended_at: call.now })
}

/** What never began ends otherwise: its invoice is void, its intent canceled. */
export function expireSubscription(call: Call, before: Subscription): Subscription {
  for (const invoice of openInvoices(call, before)) voidInvoice(call, invoice)
  return moveSubscription(call, before, { status: 'incomplete_expired', ended_at: call.now })
}

function voidInvoice({ tx, now }: Call, before: Invoice): void {
  const intent = tx.find('payment_intent', before.sandbox.intent ?? '')
  if (intent) tx.put('payment_intent', { ...intent, status: 'canceled', canceled_at: now, next_action: null })
  const invoice: Invoice = { ...before, status: 'void', next_payment_attempt: null }
  tx.put('invoice', invoice)
  emit({ tx, now }, 'invoice.voided', answerInvoice(invoice))
}

function openInvoices({ tx }: Call, { id }: Subscription): Invoice[] {
  return [...tx.all('invoice')].filter(one => one.status === 'open' && subscriptionIdOf(one) === id)
}
