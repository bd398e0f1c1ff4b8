import { ApiError } from '../api/api-error.ts'
import { render } from '../api/render.ts'
import type { IntentError } from '../objects/intent-error.ts'
import type { PaymentMethod } from '../objects/payment-method.ts'
import type { Decline } from './decline.ts'

export function intentError(decline: Decline, method: PaymentMethod, charge?: string): IntentError {
  const isDecline = decline.decline_code !== ''
  return {
    type: 'card_error',
    code: decline.code,
    message: decline.message,
    ...(isDecline && { decline_code: decline.decline_code, advice_code: decline.advice_code }),
    ...(charge && { charge }),
    doc_url: `https://docs.stripe.com/error-codes/${decline.code.replaceAll('_', '-')}`,
    payment_method: render(method),
  }
}

/** A 402 that tells of the card and of the intent, and leaves both as the refusal left them. */
export function cardRefusal(error: IntentError, about: { [object: string]: object } = {}): ApiError {
  return new ApiError(402, { ...error, ...about }, true)
}
