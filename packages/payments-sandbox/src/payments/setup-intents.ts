import { answerSetupIntent } from '../answers/intent-answers.ts'
import { ApiError, invalidRequest } from '../api/api-error.ts'
import type { Call } from '../api/call.ts'
import { getObject } from '../api/get-object.ts'
import { newId, newWord } from '../api/new-id.ts'
import { needText, readText } from '../api/read-params.ts'
import { getPaymentMethod, testCardOf } from '../cards/get-payment-method.ts'
import { intentError } from '../cards/intent-error.ts'
import { emit } from '../events/emit.ts'
import type { IntentError, SetupIntent } from '../objects/intent.ts'
import type { PaymentMethod } from '../objects/payment-method.ts'
import { saveCard } from './attempt-payment.ts'
import { checkSecret } from './check-secret.ts'
import { askHolder, moveSetupIntent } from './move-intent.ts'

export function createSetupIntent(call: Call): SetupIntent {
  const id = newId('seti')
  const customer = readText(call.params, 'customer')
  const intent: SetupIntent = {
    id,
    object: 'setup_intent',
    client_secret: `${id}_secret_${newWord(25)}`,
    created: call.now,
    customer: customer === undefined ? null : getObject(call, 'customer', customer, 'customer').id,
    last_setup_error: null,
    next_action: null,
    payment_method: null,
    status: 'requires_payment_method',
    sandbox: { returnUrl: null, challenge: null },
  }
  call.tx.put('setup_intent', intent)
  return intent
}

/** A browser may see an intent only with its secret. */
export function getSetupIntent(call: Call): SetupIntent {
  const intent = getObject(call, 'setup_intent', call.path.id ?? '', 'intent')
  checkSecret(call, intent)
  return intent
}

export function cancelSetupIntent(call: Call): SetupIntent {
  const before = getSetupIntent(call)
  if (before.status === 'succeeded' || before.status === 'canceled')
    throw invalidRequest(
      `You cannot cancel this SetupIntent because it has a status of ${before.status}.`,
      undefined,
      'setup_intent_unexpected_state',
    )
  const intent: SetupIntent = { ...before, status: 'canceled' }
  call.tx.put('setup_intent', intent)
  return intent
}

export function confirmSetupIntent(call: Call): SetupIntent {
  const intent = getSetupIntent(call)
  const after = attemptSetup(
    call,
    intent,
    getPaymentMethod(call, needText(call.params, 'payment_method')),
    false,
  )
  const error = after.last_setup_error
  if (after.status !== 'requires_payment_method' || !error) return after
  throw new ApiError(402, { ...error, setup_intent: answerSetupIntent(after) }, true)
}

export function attemptSetup(
  call: Call,
  intent: SetupIntent,
  method: PaymentMethod,
  isAuthenticated: boolean,
): SetupIntent {
  const { authentication, decline, declinesOnlyCharges } = testCardOf(method)
  if (authentication !== 'never' && !isAuthenticated) {
    const { change, challenge } = askHolder(call, intent, method)
    return moveSetupIntent(call, intent, { ...change, sandbox: { ...intent.sandbox, challenge } })
  }
  if (decline && !declinesOnlyCharges) return refuseSetup(call, intent, intentError(decline, method))
  if (intent.customer) saveCard(call, method, intent.customer)
  return moveSetupIntent(call, intent, {
    status: 'succeeded',
    last_setup_error: null,
    next_action: null,
    payment_method: method.id,
    sandbox: { ...intent.sandbox, challenge: null },
  })
}

export function refuseSetup(call: Call, intent: SetupIntent, error: IntentError): SetupIntent {
  const refused = moveSetupIntent(call, intent, {
    status: 'requires_payment_method',
    last_setup_error: error,
    next_action: null,
    payment_method: null,
    sandbox: { ...intent.sandbox, challenge: null },
  })
  emit(call, 'setup_intent.setup_failed', answerSetupIntent(refused))
  return refused
}
