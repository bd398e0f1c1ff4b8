import { ApiError, missingObject } from '../api/api-error.ts'
import type { Call } from '../api/call.ts'
import { readText } from '../api/read-params.ts'
import type { PaymentIntent } from '../objects/payment-intent.ts'
import type { SetupIntent } from '../objects/setup-intent.ts'

export function getPaymentIntent(call: Call): PaymentIntent {
  const id = call.path.id ?? ''
  const intent = call.tx.find('payment_intent', id)
  if (!intent) throw missingObject('payment_intent', id, 'intent')
  checkSecret(call, intent)
  return intent
}

export function getSetupIntent(call: Call): SetupIntent {
  const id = call.path.id ?? ''
  const intent = call.tx.find('setup_intent', id)
  if (!intent) throw missingObject('setupintent', id, 'intent')
  checkSecret(call, intent)
  return intent
}

/** A browser may see an intent only with its secret. */
function checkSecret(call: Call, intent: { id: string; client_secret: string }): void {
  const given = readText(call.params, 'client_secret')
  if (given === undefined && !call.isPublic) return
  if (given !== intent.client_secret)
    throw new ApiError(400, {
      type: 'invalid_request_error',
      message: 'The client_secret provided does not match the client_secret associated with the intent.',
      param: 'client_secret',
    })
}
