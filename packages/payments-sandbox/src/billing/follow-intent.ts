import type { Call } from '../api/call.ts'
import { emit } from '../events/emit.ts'
import { type Invoice, subscriptionIdOf } from '../objects/invoice.ts'
import type { PaymentIntent } from '../objects/payment-intent.ts'
import { markPaid } from './mark-paid.ts'
import { moveSubscription } from './move-subscription.ts'

/** What becomes of the intent of an invoice becomes of the invoice, and of its subscription. */
export function followIntent(call: Call, intent: PaymentIntent): void {
  const invoice = call.tx.find('invoice', intent.sandbox.invoice ?? '')
  if (invoice?.status !== 'open') return
  if (intent.status === 'succeeded') markPaid(call, invoice, intent.payment_method)
  if (intent.status === 'requires_action') tell(call, invoice, 'payment_action_required')
  if (intent.status === 'requires_payment_method' && intent.last_payment_error)
    tell(call, countAttempt(call, invoice), 'payment_failed')
}

function countAttempt(call: Call, before: Invoice): Invoice {
  const invoice = { ...before, attempted: true, attempt_count: before.attempt_count + 1 }
  call.tx.put('invoice', invoice)
  return invoice
}

/** What cannot be collected makes a running subscription late; one that never began stays incomplete. */
function tell(call: Call, invoice: Invoice, event: string): void {
  emit(call, `invoice.${event}`, invoice)
  const subscription = call.tx.find('subscription', subscriptionIdOf(invoice) ?? '')
  const isRunning = subscription?.status === 'active' && invoice.billing_reason !== 'subscription_create'
  if (isRunning) moveSubscription(call, subscription, { status: 'past_due' })
}
