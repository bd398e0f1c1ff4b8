import type Stripe from 'stripe'
import { answerInvoicePayments } from '../answers/invoice-answers.ts'
import type { Wire } from '../answers/wire.ts'
import type { Call } from '../api/call.ts'
import { readGroup, readText } from '../api/read-params.ts'

/** Which invoice an intent pays is asked here. */
export function listInvoicePayments({
  tx,
  params,
  requestPath,
}: Call): Stripe.ApiList<Wire<Stripe.InvoicePayment>> {
  const invoice = readText(params, 'invoice')
  const intent = readText(readGroup(params, 'payment') ?? {}, 'payment_intent')
  const found = [...tx.all('invoice')].filter(
    ({ id, sandbox }) => (!invoice || id === invoice) && (!intent || sandbox.intent === intent),
  )
  return { object: 'list', data: found.flatMap(answerInvoicePayments), has_more: false, url: requestPath }
}
