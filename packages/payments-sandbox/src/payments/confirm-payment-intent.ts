import { ApiError } from '../api/api-error.ts'
import type { Call } from '../api/call.ts'
import { readFlag, readText } from '../api/read-params.ts'
import { render } from '../api/render.ts'
import { cardRefusal, intentError } from '../cards/card-refusal.ts'
import { declines } from '../cards/decline.ts'
import type { PaymentIntent } from '../objects/payment-intent.ts'
import { attemptPayment } from './attempt-payment.ts'
import { chooseMethod } from './choose-method.ts'
import { getPaymentIntent } from './get-intent.ts'
import { unexpectedState } from './move-intent.ts'
import { needsAuthentication } from './needs-authentication.ts'

export const confirmFields = [
  'client_secret',
  'error_on_requires_action',
  'mandate',
  'mandate_data',
  'off_session',
  'payment_method',
  'payment_method_data',
  'payment_method_options',
  'receipt_email',
  'return_url',
  'setup_future_usage',
  'shipping',
  'use_stripe_sdk',
]

export function confirmPaymentIntent(call: Call, given = getPaymentIntent(call)): PaymentIntent {
  if (given.status === 'succeeded' || given.status === 'canceled' || given.status === 'requires_capture')
    throw unexpectedState('payment_intent', given)
  const intent = withConfirmFields(call, given)
  const method = chooseMethod(call, intent)
  if (!method)
    throw new ApiError(400, {
      type: 'invalid_request_error',
      code: 'payment_intent_unexpected_state',
      message:
        "You cannot confirm this PaymentIntent because it's missing a payment method. Supply one with `payment_method`.",
      payment_intent: render(intent),
    })
  if (readFlag(call.params, 'error_on_requires_action') && needsAuthentication(method))
    throw cardRefusal(intentError(declines.authenticationRequired, method), {
      payment_intent: render(intent),
    })
  const after = attemptPayment(call, intent, method, isOffSession(call) ? 'off_session' : 'on_session')
  if (after.status === 'requires_payment_method' && after.last_payment_error)
    throw cardRefusal(after.last_payment_error, { payment_intent: render(after) })
  return after
}

/** It may also say how. */
function isOffSession({ params }: Call): boolean {
  const value = readText(params, 'off_session')
  return value === 'one_off' || value === 'recurring' || readFlag(params, 'off_session') === true
}

function withConfirmFields(call: Call, intent: PaymentIntent): PaymentIntent {
  const returnUrl = readText(call.params, 'return_url')
  return {
    ...intent,
    receipt_email: readText(call.params, 'receipt_email') ?? intent.receipt_email,
    setup_future_usage: readText(call.params, 'setup_future_usage') ?? intent.setup_future_usage,
    sandbox: { ...intent.sandbox, returnUrl: returnUrl ?? intent.sandbox.returnUrl },
  }
}
