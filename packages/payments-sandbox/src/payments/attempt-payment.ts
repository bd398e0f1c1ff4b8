import { answerCharge } from '../answers/charge-answers.ts'
import type { Call } from '../api/call.ts'
import { newId } from '../api/new-id.ts'
import type { Decline } from '../cards/decline.ts'
import { attachTo, testCardOf } from '../cards/get-payment-method.ts'
import { intentError } from '../cards/intent-error.ts'
import { openDispute } from '../disputes/disputes.ts'
import { emit } from '../events/emit.ts'
import type { Charge } from '../objects/charge.ts'
import type { IntentError, PaymentIntent } from '../objects/intent.ts'
import type { PaymentMethod } from '../objects/payment-method.ts'
import { reportTax } from '../tax/tax.ts'
import { askHolder, movePaymentIntent } from './move-intent.ts'

/** Takes the money, asks for the holder, or leaves the refusal in `last_payment_error`. */
export function attemptPayment(
  call: Call,
  intent: PaymentIntent,
  method: PaymentMethod,
  isAuthenticated: boolean,
): PaymentIntent {
  const { authentication, decline } = testCardOf(method)
  const isAsked =
    authentication === 'always' || (authentication === 'until_set_up' && !method.sandbox.isSetUp)
  if (isAsked && !isAuthenticated) {
    const { change, challenge } = askHolder(call, intent, method)
    const sandbox = { ...intent.sandbox, challenge }
    return movePaymentIntent(call, intent, { ...change, sandbox }, 'requires_action')
  }
  const charge = createCharge(call, intent, method, { isAuthenticated, failure: decline ?? null })
  return decline
    ? refusePayment(call, { ...intent, latest_charge: charge.id }, intentError(decline, method))
    : succeed(call, intent, method, charge)
}

export function refusePayment(call: Call, intent: PaymentIntent, error: IntentError): PaymentIntent {
  const change = {
    status: 'requires_payment_method',
    last_payment_error: error,
    next_action: null,
    payment_method: null,
    sandbox: { ...intent.sandbox, challenge: null },
  } as const
  return movePaymentIntent(call, intent, change, 'payment_failed')
}

function createCharge(
  call: Call,
  { id: payment_intent, amount, currency, customer, description }: PaymentIntent,
  { id: payment_method, card, email = null, sandbox: { wallet } }: PaymentMethod,
  { isAuthenticated, failure }: { isAuthenticated: boolean; failure: Decline | null },
): Charge {
  const id = newId('ch')
  const paid = failure === null
  const charge: Charge = {
    id,
    object: 'charge',
    email,
    ...(wallet && { wallet }),
    amount,
    amount_refunded: 0,
    created: call.now,
    currency,
    customer,
    description,
    disputed: false,
    failure,
    paid,
    payment_intent,
    payment_method,
    payment_method_details: { card: { ...card, isAuthenticated }, type: 'card' },
    receipt_url: paid ? `${call.baseUrl}/receipts/${call.account}/${id}` : null,
  }
  call.tx.put('charge', charge)
  emit(call, paid ? 'charge.succeeded' : 'charge.failed', answerCharge(charge))
  return charge
}

function succeed(call: Call, intent: PaymentIntent, method: PaymentMethod, charge: Charge): PaymentIntent {
  if (intent.setup_future_usage && intent.customer) saveCard(call, method, intent.customer)
  const change = {
    status: 'succeeded',
    last_payment_error: null,
    latest_charge: charge.id,
    next_action: null,
    payment_method: method.id,
    sandbox: { ...intent.sandbox, challenge: null },
  } as const
  const paid = movePaymentIntent(call, intent, change, 'succeeded')
  reportTax(call, paid, paid.id)
  if (testCardOf(method).isDisputed) openDispute(call, charge)
  return paid
}

/** For charges without its holder. */
export function saveCard(call: Call, method: PaymentMethod, customer: string): void {
  const kept = attachTo(call, method, customer)
  call.tx.put('payment_method', { ...kept, sandbox: { ...kept.sandbox, isSetUp: true } })
}
