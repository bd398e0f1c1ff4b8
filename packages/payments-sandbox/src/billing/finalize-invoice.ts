import type { Call } from '../api/call.ts'
import { newId, newWord } from '../api/new-id.ts'
import { getCustomer } from '../customers/get-customer.ts'
import { emit } from '../events/emit.ts'
import type { Invoice } from '../objects/invoice.ts'
import { newPaymentIntent, type PaymentIntent } from '../objects/payment-intent.ts'
import { markPaid } from './mark-paid.ts'
import { moveInvoice } from './move-invoice.ts'

/** Numbered, fixed and ready to be paid; where nothing is due it is paid already. */
export function finalizeInvoice(call: Call, draft: Invoice): Invoice {
  const customer = getCustomer(call, draft.customer)
  call.tx.put('customer', {
    ...customer,
    balance: draft.ending_balance ?? customer.balance,
    currency: customer.currency ?? draft.currency,
    next_invoice_sequence: customer.next_invoice_sequence + 1,
  })
  const page = `${call.baseUrl}/invoices/${encodeURIComponent(call.account)}/${draft.id}`
  const intent = draft.amount_due > 0 ? createIntent(call, draft) : null
  const invoice = moveInvoice(
    call,
    draft,
    {
      status: 'open',
      effective_at: call.now,
      hosted_invoice_url: page,
      invoice_pdf: page,
      number: `${customer.invoice_prefix}-${String(customer.next_invoice_sequence).padStart(4, '0')}`,
      sandbox: { intent: intent?.id ?? null },
      status_transitions: { ...draft.status_transitions, finalized_at: call.now },
    },
    ['finalized'],
  )
  return intent ? invoice : markPaid(call, invoice, null)
}

/** Its metadata is empty, as Stripe's is: the invoice shows who pays for what. */
function createIntent(call: Call, invoice: Invoice): PaymentIntent {
  const id = newId('pi')
  const card = invoice.default_payment_method
  const intent: PaymentIntent = {
    ...newPaymentIntent({
      id,
      client_secret: `${id}_secret_${newWord(25)}`,
      created: call.now,
      amount: invoice.amount_due,
      currency: invoice.currency,
    }),
    customer: invoice.customer,
    description: describe(invoice),
    payment_method: card,
    receipt_email: invoice.customer_email,
    setup_future_usage: invoice.parent ? 'off_session' : null,
    status: card ? 'requires_confirmation' : 'requires_payment_method',
    sandbox: { returnUrl: null, challenge: null, invoice: invoice.id },
  }
  call.tx.put('payment_intent', intent)
  emit(call, 'payment_intent.created', intent)
  call.tx.put('invoice_payment', {
    id: newId('inpay'),
    object: 'invoice_payment',
    amount_paid: null,
    amount_requested: invoice.amount_due,
    created: call.now,
    currency: invoice.currency,
    invoice: invoice.id,
    is_default: true,
    livemode: false,
    payment: { payment_intent: id, type: 'payment_intent' },
    status: 'open',
    status_transitions: { canceled_at: null, paid_at: null },
  })
  return intent
}

function describe({ billing_reason }: Invoice): string {
  if (billing_reason === 'subscription_create') return 'Subscription creation'
  return billing_reason.startsWith('subscription') ? 'Subscription update' : 'Payment for Invoice'
}
