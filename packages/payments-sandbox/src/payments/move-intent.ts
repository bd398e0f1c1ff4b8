import { ApiError } from '../api/api-error.ts'
import type { Call } from '../api/call.ts'
import { render } from '../api/render.ts'
import { followIntent } from '../billing/follow-intent.ts'
import { followSetup } from '../billing/follow-setup.ts'
import { emit } from '../events/emit.ts'
import type { PaymentIntent } from '../objects/payment-intent.ts'
import type { SetupIntent } from '../objects/setup-intent.ts'
import { paymentIntentMoves, setupIntentMoves } from './intent-moves.ts'

export function movePaymentIntent(
  call: Call,
  before: PaymentIntent,
  change: Partial<PaymentIntent> & Pick<PaymentIntent, 'status'>,
  event?: string,
): PaymentIntent {
  if (!paymentIntentMoves[before.status].includes(change.status))
    throw unexpectedState('payment_intent', before)
  const intent = { ...before, ...change }
  call.tx.put('payment_intent', intent)
  if (event) emit(call, `payment_intent.${event}`, intent)
  followIntent(call, intent)
  return intent
}

export function moveSetupIntent(
  call: Call,
  before: SetupIntent,
  change: Partial<SetupIntent> & Pick<SetupIntent, 'status'>,
  event?: string,
): SetupIntent {
  if (!setupIntentMoves[before.status].includes(change.status)) throw unexpectedState('setup_intent', before)
  const intent = { ...before, ...change }
  call.tx.put('setup_intent', intent)
  if (event) emit(call, `setup_intent.${event}`, intent)
  followSetup(call, intent)
  return intent
}

export function unexpectedState(
  noun: 'payment_intent' | 'setup_intent',
  intent: { id: string; status: string },
): ApiError {
  return new ApiError(400, {
    type: 'invalid_request_error',
    code: `${noun}_unexpected_state`,
    message: `This ${noun} (${intent.id}) has a status of ${intent.status}, which does not allow it.`,
    [noun]: render(intent),
  })
}
