import { answerPaymentMethod } from '../answers/card-answers.ts'
import { ApiError, invalidRequest } from '../api/api-error.ts'
import type { Call } from '../api/call.ts'
import { getPaymentMethod } from '../cards/get-payment-method.ts'
import type { PaymentIntent, SetupIntent } from '../objects/intent.ts'
import { attemptPayment, refusePayment } from './attempt-payment.ts'
import { attemptSetup, refuseSetup } from './setup-intents.ts'

/** What the bank's page came to. */
export function finishAuthentication(call: Call, id: string, passed: boolean): PaymentIntent | SetupIntent {
  const intent = call.tx.find('payment_intent', id) ?? call.tx.find('setup_intent', id)
  if (!intent) throw new ApiError(404, { type: 'invalid_request_error', message: `No such intent: '${id}'` })
  if (intent.status !== 'requires_action') throw invalidRequest(`The bank asks nobody about ${id}.`, 'intent')
  const method = getPaymentMethod(call, intent.payment_method ?? '')
  const error = {
    type: 'invalid_request_error',
    code: `${intent.object}_authentication_failure`,
    message: 'We are unable to authenticate your payment method. Choose a different one and try again.',
    payment_method: answerPaymentMethod(method),
  } as const
  if (intent.object === 'payment_intent')
    return passed ? attemptPayment(call, intent, method, true) : refusePayment(call, intent, error)
  return passed ? attemptSetup(call, intent, method, true) : refuseSetup(call, intent, error)
}
