import { ApiError } from '../api/api-error.ts'
import type { Call } from '../api/call.ts'
import { render } from '../api/render.ts'
import { getPaymentMethod, testCardOf } from '../cards/get-payment-method.ts'
import type { PaymentIntent } from '../objects/payment-intent.ts'
import type { SetupIntent } from '../objects/setup-intent.ts'
import { attemptPayment } from './attempt-payment.ts'
import { attemptSetup } from './confirm-setup-intent.ts'
import { movePaymentIntent, moveSetupIntent, unexpectedState } from './move-intent.ts'

const failure =
  'We are unable to authenticate your payment method. Please choose a different payment method and try again.'

/** What the bank's page came to. */
export function finishAuthentication(call: Call, id: string, passed: boolean): PaymentIntent | SetupIntent {
  const payment = call.tx.find('payment_intent', id)
  const setup = call.tx.find('setup_intent', id)
  if (payment) return finishPayment(call, payment, passed)
  if (setup) return finishSetup(call, setup, passed)
  throw new ApiError(404, { type: 'invalid_request_error', message: `No such intent: '${id}'` })
}

function finishPayment(call: Call, intent: PaymentIntent, passed: boolean): PaymentIntent {
  if (intent.status !== 'requires_action') throw unexpectedState('payment_intent', intent)
  const method = getPaymentMethod(call, intent.payment_method ?? '')
  if (passed && !testCardOf(method).authenticationFails)
    return attemptPayment(call, intent, method, 'authenticated')
  return movePaymentIntent(
    call,
    intent,
    {
      status: 'requires_payment_method',
      last_payment_error: {
        type: 'invalid_request_error',
        code: 'payment_intent_authentication_failure',
        message: failure,
        payment_method: render(method),
      },
      next_action: null,
      payment_method: null,
      sandbox: { ...intent.sandbox, challenge: null },
    },
    'payment_failed',
  )
}

function finishSetup(call: Call, intent: SetupIntent, passed: boolean): SetupIntent {
  if (intent.status !== 'requires_action') throw unexpectedState('setup_intent', intent)
  const method = getPaymentMethod(call, intent.payment_method ?? '')
  if (passed && !testCardOf(method).authenticationFails) return attemptSetup(call, intent, method, true)
  return moveSetupIntent(
    call,
    intent,
    {
      status: 'requires_payment_method',
      last_setup_error: {
        type: 'invalid_request_error',
        code: 'setup_intent_authentication_failure',
        message: failure,
        payment_method: render(method),
      },
      next_action: null,
      payment_method: null,
      sandbox: { ...intent.sandbox, challenge: null },
    },
    'setup_failed',
  )
}
