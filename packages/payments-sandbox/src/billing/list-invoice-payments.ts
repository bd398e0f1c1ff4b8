import type { Call } from '../api/call.ts'
import { readGroup, readText } from '../api/read-params.ts'
import type { Invoice } from '../objects/invoice.ts'

/** Which invoice an intent pays is asked here. */
export function listInvoicePayments({ tx, params, requestPath }: Call) {
  const invoice = readText(params, 'invoice')
  const intent = readText(readGroup(params, 'payment') ?? {}, 'payment_intent')
  const found = [...tx.all('invoice')].filter(
    ({ id, sandbox }) => (!invoice || id === invoice) && (!intent || sandbox.intent === intent),
  )
  return { object: 'list', data: found.flatMap(paymentsOf), has_more: false, url: requestPath }
}

/** None where nothing was due. */
export function paymentsOf({ id: invoice, status, sandbox: { intent } }: Invoice): object[] {
  if (intent === null) return []
  const payment = { payment_intent: intent, type: 'payment_intent' }
  const state = { open: 'open', paid: 'paid', void: 'canceled' }[status]
  return [{ id: intent.replace('pi_', 'inpay_'), object: 'invoice_payment', invoice, payment, status: state }]
}
