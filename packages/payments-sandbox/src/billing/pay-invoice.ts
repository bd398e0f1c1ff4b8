import { invalidRequest } from '../api/api-error.ts'
import type { Call } from '../api/call.ts'
import { readFlag, readText } from '../api/read-params.ts'
import { render } from '../api/render.ts'
import { attachTo } from '../cards/attach.ts'
import { cardRefusal } from '../cards/card-refusal.ts'
import { getPaymentMethod } from '../cards/get-payment-method.ts'
import { atCustomerTime } from '../clocks/customer-time.ts'
import { type Invoice, subscriptionIdOf } from '../objects/invoice.ts'
import { chooseCard, collectInvoice } from './collect-invoice.ts'
import { getInvoice } from './get-invoice.ts'
import { markPaid } from './mark-paid.ts'
import { unexpectedInvoice } from './move-invoice.ts'

export function payInvoice(given: Call, invoice = getInvoice(given, given.path.id ?? '')): Invoice {
  const call = atCustomerTime(given, invoice.customer)
  if (invoice.status !== 'open') throw unexpectedInvoice(invoice)
  if (readFlag(call.params, 'paid_out_of_band')) return markPaid(call, invoice, null)
  const named = readText(call.params, 'payment_method')
  const subscription = call.tx.find('subscription', subscriptionIdOf(invoice) ?? '')
  const preferred = named
    ? attachTo(call, getPaymentMethod(call, named), invoice.customer).id
    : (subscription?.default_payment_method ?? null)
  const card = chooseCard(call, invoice.customer, preferred)
  if (!card)
    throw invalidRequest('The customer has no card to pay with.', 'payment_method', 'resource_missing')
  const paid = collectInvoice(call, invoice, card)
  const intent = call.tx.find('payment_intent', invoice.sandbox.intent ?? '')
  if (paid.status === 'open' && intent?.status === 'requires_action')
    throw cardRefusal(
      {
        type: 'card_error',
        code: 'invoice_payment_intent_requires_action',
        message: 'This payment requires additional user action before it can be completed successfully.',
      },
      { payment_intent: render(intent) },
    )
  if (paid.status === 'open' && intent?.last_payment_error)
    throw cardRefusal(intent.last_payment_error, { payment_intent: render(intent) })
  return paid
}
