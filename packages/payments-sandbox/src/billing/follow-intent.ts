import { answerInvoice } from '../answers/invoice-answers.ts'
import type { Call } from '../api/call.ts'
import { getObject } from '../api/get-object.ts'
import { emit } from '../events/emit.ts'
import type { PaymentIntent } from '../objects/intent.ts'
import { type Invoice, subscriptionIdOf } from '../objects/invoice.ts'
import { moveSubscription } from './move-subscription.ts'

/** What becomes of the intent of an invoice becomes of the invoice, and of its subscription. */
export function followIntent(call: Call, intent: PaymentIntent): void {
  const invoice = call.tx.find('invoice', intent.sandbox.invoice ?? '')
  if (invoice?.status !== 'open') return
  if (intent.status === 'succeeded') markPaid(call, invoice, intent.payment_method)
  if (intent.status === 'requires_action') tell(call, invoice, 'payment_action_required')
  if (intent.status === 'requires_payment_method' && intent.last_payment_error)
    tell(call, { ...invoice, attempt_count: invoice.attempt_count + 1 }, 'payment_failed')
}

/** What cannot be collected makes a running subscription late; one that never began stays incomplete. */
function tell(call: Call, invoice: Invoice, event: 'payment_action_required' | 'payment_failed'): void {
  call.tx.put('invoice', invoice)
  emit(call, `invoice.${event}`, answerInvoice(invoice))
  const subscription = getObject(call, 'subscription', subscriptionIdOf(invoice))
  if (subscription.status === 'active' && invoice.billing_reason !== 'subscription_create')
    moveSubscription(call, subscription, { status: 'past_due' })
}

/** The card that it was paid with is the one that the subscription goes on with. */
export function markPaid(call: Call, before: Invoice, card: string | null): Invoice {
  const invoice: Invoice = {
    ...before,
    amount_paid: before.amount_due,
    next_payment_attempt: null,
    status: 'paid',
    status_transitions: { paid_at: call.now },
  }
  call.tx.put('invoice', invoice)
  emit(call, 'invoice.paid', answerInvoice(invoice))
  const subscription = getObject(call, 'subscription', subscriptionIdOf(invoice))
  const { status, latest_invoice } = subscription
  const isLate = status === 'incomplete' || status === 'past_due'
  const isRevived = isLate && latest_invoice === invoice.id
  const default_payment_method = card ?? subscription.default_payment_method
  if (isRevived || default_payment_method !== subscription.default_payment_method)
    moveSubscription(call, subscription, { status: isRevived ? 'active' : status, default_payment_method })
  return invoice
}
