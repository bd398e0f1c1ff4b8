import { answerPaymentMethod } from '../answers/card-answers.ts'
import type { IntentError } from '../objects/intent.ts'
import type { PaymentMethod } from '../objects/payment-method.ts'
import type { Decline } from './decline.ts'

export function intentError(decline: Decline, method: PaymentMethod): IntentError {
  return { type: 'card_error', ...decline, payment_method: answerPaymentMethod(method) }
}
