import type { Call } from '../api/call.ts'
import { readText } from '../api/read-params.ts'
import type { PaymentIntent } from '../objects/payment-intent.ts'
import type { SetupIntent } from '../objects/setup-intent.ts'
import { getPaymentIntent, getSetupIntent } from './get-intent.ts'
import { movePaymentIntent, moveSetupIntent } from './move-intent.ts'

export function cancelPaymentIntent(call: Call, intent = getPaymentIntent(call)): PaymentIntent {
  return movePaymentIntent(
    call,
    intent,
    {
      status: 'canceled',
      amount_capturable: 0,
      canceled_at: call.now,
      cancellation_reason: readText(call.params, 'cancellation_reason') ?? null,
      next_action: null,
    },
    'canceled',
  )
}

export function cancelSetupIntent(call: Call): SetupIntent {
  return moveSetupIntent(
    call,
    getSetupIntent(call),
    {
      status: 'canceled',
      cancellation_reason: readText(call.params, 'cancellation_reason') ?? null,
      next_action: null,
    },
    'canceled',
  )
}
