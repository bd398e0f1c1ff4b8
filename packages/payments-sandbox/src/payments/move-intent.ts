import { answer } from '../answers/answer.ts'
import { answerPaymentIntent } from '../answers/intent-answers.ts'
import { ApiError } from '../api/api-error.ts'
import type { Call } from '../api/call.ts'
import { newWord } from '../api/new-id.ts'
import { readFlag } from '../api/read-params.ts'
import { followIntent } from '../billing/follow-intent.ts'
import { testCardOf } from '../cards/get-payment-method.ts'
import { emit } from '../events/emit.ts'
import type { PaymentIntent, SetupIntent } from '../objects/intent.ts'
import type { PaymentMethod } from '../objects/payment-method.ts'

export function movePaymentIntent(
  call: Call,
  before: PaymentIntent,
  change: Partial<PaymentIntent>,
  event: 'canceled' | 'payment_failed' | 'requires_action' | 'succeeded',
): PaymentIntent {
  checkOpen(before)
  const intent = { ...before, ...change }
  call.tx.put('payment_intent', intent)
  emit(call, `payment_intent.${event}`, answerPaymentIntent(intent))
  followIntent(call, intent)
  return intent
}

export function moveSetupIntent(call: Call, before: SetupIntent, change: Partial<SetupIntent>): SetupIntent {
  checkOpen(before)
  const intent = { ...before, ...change }
  call.tx.put('setup_intent', intent)
  return intent
}

function checkOpen(intent: PaymentIntent | SetupIntent): void {
  const { id, object, status } = intent
  if (status !== 'succeeded' && status !== 'canceled') return
  throw new ApiError(400, {
    type: 'invalid_request_error',
    code: `${object}_unexpected_state`,
    message: `This ${object} (${id}) has a status of ${status}, which does not allow it.`,
    [object]: answer(intent),
  })
}

/**
 * The holder is asked. With an address to come back to the whole page goes to the bank; without one, or if it asks to and the
 * bank allows it, the script shows it.
 */
export function askHolder(
  call: Call,
  { id, sandbox: { returnUrl } }: PaymentIntent | SetupIntent,
  method: PaymentMethod,
) {
  const challenge = newWord(24)
  const url = `${call.baseUrl}/3d-secure/${call.account}/${id}?challenge=${challenge}`
  const staysHere = readFlag(call.params, 'use_stripe_sdk') && !testCardOf(method).leadsAway
  const leaves = returnUrl !== null && !staysHere
  const next_action = leaves
    ? ({ type: 'redirect_to_url', redirect_to_url: { url, return_url: returnUrl } } as const)
    : ({ type: 'use_stripe_sdk', use_stripe_sdk: { stripe_js: url } } as const)
  return { change: { status: 'requires_action', payment_method: method.id, next_action } as const, challenge }
}
