import { ApiError } from '../api/api-error.ts'
import type { Call } from '../api/call.ts'
import { newWord } from '../api/new-id.ts'
import { readText } from '../api/read-params.ts'
import { render } from '../api/render.ts'
import { attachTo } from '../cards/attach.ts'
import { cardRefusal, intentError } from '../cards/card-refusal.ts'
import { testCardOf } from '../cards/get-payment-method.ts'
import type { PaymentMethod } from '../objects/payment-method.ts'
import type { SetupIntent } from '../objects/setup-intent.ts'
import { chooseMethod } from './choose-method.ts'
import { getSetupIntent } from './get-intent.ts'
import { moveSetupIntent, unexpectedState } from './move-intent.ts'
import { nextAction } from './next-action.ts'

export const confirmSetupFields = [
  'client_secret',
  'mandate_data',
  'payment_method',
  'payment_method_data',
  'payment_method_options',
  'return_url',
  'use_stripe_sdk',
]

export function confirmSetupIntent(call: Call, given = getSetupIntent(call)): SetupIntent {
  if (given.status === 'succeeded' || given.status === 'canceled')
    throw unexpectedState('setup_intent', given)
  const returnUrl = readText(call.params, 'return_url') ?? given.sandbox.returnUrl
  const intent = { ...given, sandbox: { ...given.sandbox, returnUrl } }
  const method = chooseMethod(call, intent)
  if (!method)
    throw new ApiError(400, {
      type: 'invalid_request_error',
      code: 'setup_intent_unexpected_state',
      message: "You cannot confirm this SetupIntent because it's missing a payment method.",
      setup_intent: render(intent),
    })
  const after = attemptSetup(call, intent, method, false)
  if (after.status === 'requires_payment_method' && after.last_setup_error)
    throw cardRefusal(after.last_setup_error, { setup_intent: render(after) })
  return after
}

export function attemptSetup(
  call: Call,
  intent: SetupIntent,
  method: PaymentMethod,
  isAuthenticated: boolean,
): SetupIntent {
  const { authentication, decline, declinesOnlyCharges } = testCardOf(method)
  if (authentication !== 'never' && !isAuthenticated) return askHolder(call, intent, method)
  if (decline && !declinesOnlyCharges)
    return moveSetupIntent(
      call,
      intent,
      {
        status: 'requires_payment_method',
        last_setup_error: intentError(decline, method),
        next_action: null,
        payment_method: null,
        sandbox: { ...intent.sandbox, challenge: null },
      },
      'setup_failed',
    )
  return succeed(call, intent, method)
}

function askHolder(call: Call, intent: SetupIntent, method: PaymentMethod): SetupIntent {
  const challenge = newWord(24)
  return moveSetupIntent(
    call,
    intent,
    {
      status: 'requires_action',
      next_action: nextAction(call, intent, challenge),
      payment_method: method.id,
      sandbox: { ...intent.sandbox, challenge },
    },
    'requires_action',
  )
}

function succeed(call: Call, intent: SetupIntent, method: PaymentMethod): SetupIntent {
  const kept = intent.customer ? attachTo(call, method, intent.customer) : method
  if (intent.usage === 'off_session')
    call.tx.put('payment_method', { ...kept, sandbox: { ...kept.sandbox, isSetUp: true } })
  return moveSetupIntent(
    call,
    intent,
    {
      status: 'succeeded',
      last_setup_error: null,
      next_action: null,
      payment_method: method.id,
      sandbox: { ...intent.sandbox, challenge: null },
    },
    'succeeded',
  )
}
