import type { Call } from '../api/call.ts'
import { emit } from '../events/emit.ts'
import { type Invoice, subscriptionIdOf } from '../objects/invoice.ts'
import type { Subscription } from '../objects/subscription.ts'
import { moveInvoice } from './move-invoice.ts'
import { moveSubscription } from './move-subscription.ts'

export function markPaid(call: Call, before: Invoice, paymentMethod: string | null): Invoice {
  const invoice = moveInvoice(
    call,
    before,
    {
      status: 'paid',
      amount_paid: before.amount_due,
      amount_remaining: 0,
      attempted: true,
      attempt_count: before.attempt_count + (before.amount_due > 0 ? 1 : 0),
      next_payment_attempt: null,
      status_transitions: { ...before.status_transitions, paid_at: call.now },
    },
    ['paid', 'payment_succeeded'],
  )
  for (const payment of call.tx.all('invoice_payment'))
    if (payment.invoice === invoice.id && payment.status === 'open') {
      const paid = {
        ...payment,
        amount_paid: invoice.amount_paid,
        status: 'paid' as const,
        status_transitions: { ...payment.status_transitions, paid_at: call.now },
      }
      call.tx.put('invoice_payment', paid)
      emit(call, 'invoice_payment.paid', paid)
    }
  const subscription = call.tx.find('subscription', subscriptionIdOf(invoice) ?? '')
  if (subscription) revive(call, subscription, invoice, paymentMethod)
  return invoice
}

const waiting = ['incomplete', 'past_due', 'unpaid']

function revive(call: Call, before: Subscription, invoice: Invoice, paymentMethod: string | null): void {
  const savesCard = before.payment_settings.save_default_payment_method === 'on_subscription'
  const card = savesCard && paymentMethod ? paymentMethod : before.default_payment_method
  const isRevived = waiting.includes(before.status) && before.latest_invoice === invoice.id
  if (!isRevived && card === before.default_payment_method) return
  moveSubscription(call, before, {
    status: isRevived ? 'active' : before.status,
    default_payment_method: card,
  })
}
