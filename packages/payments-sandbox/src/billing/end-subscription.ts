import type { Call } from '../api/call.ts'
import { type Invoice, subscriptionIdOf } from '../objects/invoice.ts'
import type { Subscription } from '../objects/subscription.ts'
import { moveInvoice } from './move-invoice.ts'
import { moveSubscription } from './move-subscription.ts'

type Why = 'cancellation_requested' | 'payment_failed' | 'payment_disputed'

export function endSubscription(call: Call, before: Subscription, reason: Why): Subscription {
  stopCollecting(call, before)
  return moveSubscription(call, before, {
    status: 'canceled',
    canceled_at: before.canceled_at ?? call.now,
    cancellation_details: { ...before.cancellation_details, reason },
    ended_at: call.now,
  })
}

/** What never began ends otherwise: its invoice is void, its intent canceled. */
export function expireSubscription(call: Call, before: Subscription): Subscription {
  for (const invoice of openInvoices(call, before)) voidInvoice(call, invoice)
  return moveSubscription(call, before, { status: 'incomplete_expired', ended_at: call.now })
}

export function voidInvoice(call: Call, invoice: Invoice): Invoice {
  const intent = call.tx.find('payment_intent', invoice.sandbox.intent ?? '')
  if (intent && intent.status !== 'succeeded')
    call.tx.put('payment_intent', {
      ...intent,
      status: 'canceled',
      canceled_at: call.now,
      cancellation_reason: 'void_invoice',
      next_action: null,
    })
  return moveInvoice(
    call,
    invoice,
    {
      status: 'void',
      next_payment_attempt: null,
      status_transitions: { ...invoice.status_transitions, voided_at: call.now },
    },
    ['voided'],
  )
}

/** Open invoices stay open, but nobody tries them any more. */
function stopCollecting(call: Call, subscription: Subscription): void {
  for (const invoice of openInvoices(call, subscription))
    call.tx.put('invoice', { ...invoice, auto_advance: false, next_payment_attempt: null })
}

function openInvoices(call: Call, { id }: Subscription): Invoice[] {
  return [...call.tx.all('invoice')].filter(one => one.status === 'open' && subscriptionIdOf(one) === id)
}
