import { answerPaymentIntent } from '../answers/intent-answers.ts'
import { ApiError, invalidRequest } from '../api/api-error.ts'
import type { Call } from '../api/call.ts'
import { getObject } from '../api/get-object.ts'
import { newId, newWord } from '../api/new-id.ts'
import { readMetadata } from '../api/read-metadata.ts'
import { needText, needWhole, readChoice, readFlag, readGroup, readText } from '../api/read-params.ts'
import { getPaymentMethod } from '../cards/get-payment-method.ts'
import { emit } from '../events/emit.ts'
import type { PaymentIntent } from '../objects/intent.ts'
import { attemptPayment } from './attempt-payment.ts'
import { checkSecret } from './check-secret.ts'
import { movePaymentIntent } from './move-intent.ts'

const usages = ['off_session'] as const

/** Is charged at once: `confirm` has to be true. */
export function createPaymentIntent(call: Call): PaymentIntent {
  const { params } = call
  const card = needText(params, 'payment_method')
  if (!readFlag(params, 'confirm')) throw invalidRequest('The sandbox charges at once.', 'confirm')
  const customer = readText(params, 'customer')
  const intent = newPaymentIntent(call, {
    amount: needAmount(call),
    currency: needText(params, 'currency').toLowerCase(),
    customer: customer ? getObject(call, 'customer', customer, 'customer').id : null,
    description: readText(params, 'description') ?? null,
    metadata: readMetadata(params),
    setup_future_usage: readChoice(params, 'setup_future_usage', usages) ?? null,
    sandbox: {
      returnUrl: readText(params, 'return_url') ?? null,
      challenge: null,
      invoice: null,
      tax: readTax(call),
    },
  })
  return charge(call, intent, card)
}

type Given = Pick<
  PaymentIntent,
  'amount' | 'currency' | 'customer' | 'description' | 'metadata' | 'setup_future_usage' | 'sandbox'
>

export function newPaymentIntent(call: Call, given: Given): PaymentIntent {
  const id = newId('pi')
  const intent: PaymentIntent = {
    id,
    object: 'payment_intent',
    canceled_at: null,
    client_secret: `${id}_secret_${newWord(25)}`,
    created: call.now,
    last_payment_error: null,
    latest_charge: null,
    next_action: null,
    payment_method: null,
    status: 'requires_payment_method',
    ...given,
  }
  call.tx.put('payment_intent', intent)
  emit(call, 'payment_intent.created', answerPaymentIntent(intent))
  return intent
}

/** A browser may see an intent only with its secret. */
export function getPaymentIntent(call: Call): PaymentIntent {
  const intent = getObject(call, 'payment_intent', call.path.id ?? '', 'intent')
  checkSecret(call, intent)
  return intent
}

export function confirmPaymentIntent(call: Call): PaymentIntent {
  const before = getObject(call, 'payment_intent', call.path.id ?? '', 'intent')
  const returnUrl = readText(call.params, 'return_url') ?? before.sandbox.returnUrl
  const card = readText(call.params, 'payment_method') ?? before.payment_method
  if (!card) throw invalidRequest('This PaymentIntent is missing a payment method.', 'payment_method')
  return charge(call, { ...before, sandbox: { ...before.sandbox, returnUrl } }, card)
}

function charge(call: Call, intent: PaymentIntent, card: string): PaymentIntent {
  const method = getPaymentMethod(call, card)
  if (method.customer && method.customer !== intent.customer)
    throw invalidRequest(`The card ${method.id} is attached to a customer. Name that customer.`, 'customer')
  const after = attemptPayment(call, intent, method, false)
  const error = after.last_payment_error
  if (after.status !== 'requires_payment_method' || !error) return after
  throw new ApiError(402, { ...error, payment_intent: answerPaymentIntent(after) }, true)
}

export function cancelPaymentIntent(call: Call): PaymentIntent {
  const intent = getObject(call, 'payment_intent', call.path.id ?? '', 'intent')
  return movePaymentIntent(
    call,
    intent,
    { status: 'canceled', canceled_at: call.now, next_action: null },
    'canceled',
  )
}

function readTax(call: Call): string | null {
  const inputs = readGroup(readGroup(call.params, 'hooks') ?? {}, 'inputs') ?? {}
  const id = readText(readGroup(inputs, 'tax') ?? {}, 'calculation')
  return id ? getObject(call, 'tax_calculation', id, 'hooks[inputs][tax][calculation]').id : null
}

function needAmount({ params }: Call): number {
  const amount = needWhole(params, 'amount')
  if (amount < 50) throw invalidRequest('Amount must be at least $0.50 usd', 'amount', 'amount_too_small')
  return amount
}
