import type { Call } from '../api/call.ts'
import { getPaymentMethod } from '../cards/get-payment-method.ts'
import { getCustomer } from '../customers/get-customer.ts'
import type { Invoice } from '../objects/invoice.ts'
import { attemptPayment } from '../payments/attempt-payment.ts'
import { getInvoice } from './get-invoice.ts'

/** The card that an invoice is paid with when nobody names one. */
export function chooseCard(call: Call, customerId: string, preferred: string | null): string | null {
  const { invoice_settings } = getCustomer(call, customerId)
  return preferred ?? invoice_settings.default_payment_method
}

/** Tries the card; the invoice afterwards says what came of it. */
export function collectInvoice(call: Call, invoice: Invoice, card: string | null): Invoice {
  const intent = call.tx.find('payment_intent', invoice.sandbox.intent ?? '')
  if (invoice.status !== 'open' || !intent || !card) return invoice
  // Also without its holder: Stripe then leaves the intent waiting for them, so that a link can bring them back.
  attemptPayment(call, intent, getPaymentMethod(call, card), 'on_session')
  return getInvoice(call, invoice.id)
}
