import { answerPaymentIntent } from '../answers/intent-answers.ts'
import { ApiError, invalidRequest } from '../api/api-error.ts'
import type { Call } from '../api/call.ts'
import { getObject } from '../api/get-object.ts'
import { needText } from '../api/read-params.ts'
import { attachTo, getPaymentMethod } from '../cards/get-payment-method.ts'
import type { Invoice } from '../objects/invoice.ts'
import { collectInvoice } from './issue-invoice.ts'

export function payInvoice(call: Call): Invoice {
  const invoice = getObject(call, 'invoice', call.path.id ?? '')
  if (invoice.status !== 'open') throw invalidRequest(`Invoice ${invoice.id} is ${invoice.status}.`)
  const method = getPaymentMethod(call, needText(call.params, 'payment_method'))
  const paid = collectInvoice(call, invoice, attachTo(call, method, invoice.customer).id)
  const intent = call.tx.find('payment_intent', invoice.sandbox.intent ?? '')
  if (paid.status === 'paid' || !intent) return paid
  const isAsked = intent.status === 'requires_action'
  const error = (!isAsked && intent.last_payment_error) || {
    type: 'card_error',
    code: 'invoice_payment_intent_requires_action',
    message: 'This payment requires additional user action before it can be completed successfully.',
  }
  throw new ApiError(402, { ...error, payment_intent: answerPaymentIntent(intent) }, true)
}
