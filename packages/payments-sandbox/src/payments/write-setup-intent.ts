import type { Call } from '../api/call.ts'
import { newId, newWord } from '../api/new-id.ts'
import { readMetadata } from '../api/read-metadata.ts'
import { readChoice, readFlag, readText } from '../api/read-params.ts'
import { getCustomer } from '../customers/get-customer.ts'
import { newSetupIntent, type SetupIntent } from '../objects/setup-intent.ts'
import { chooseMethod } from './choose-method.ts'
import { confirmSetupIntent } from './confirm-setup-intent.ts'
import { getSetupIntent } from './get-intent.ts'
import { moveSetupIntent } from './move-intent.ts'

export function createSetupIntent(call: Call): SetupIntent {
  const fresh = buildSetupIntent(call)
  const method = chooseMethod(call, fresh)
  const intent = moveSetupIntent(
    call,
    fresh,
    {
      status: method ? 'requires_confirmation' : 'requires_payment_method',
      payment_method: method?.id ?? null,
    },
    'created',
  )
  if (!readFlag(call.params, 'confirm')) return intent
  return confirmSetupIntent({ ...call, params: { ...call.params, payment_method: method?.id ?? '' } }, intent)
}

function buildSetupIntent(call: Call): SetupIntent {
  const id = newId('seti')
  const customer = readText(call.params, 'customer')
  return {
    ...newSetupIntent({ id, client_secret: `${id}_secret_${newWord(25)}`, created: call.now }),
    automatic_payment_methods: { enabled: true, allow_redirects: 'always' },
    customer: customer ? getCustomer(call, customer, 'customer').id : null,
    description: readText(call.params, 'description') ?? null,
    metadata: readMetadata(call.params),
    usage: readChoice(call.params, 'usage', ['off_session', 'on_session']) ?? 'off_session',
  }
}

export function updateSetupIntent(call: Call): SetupIntent {
  const before = getSetupIntent(call)
  const customer = readText(call.params, 'customer')
  const intent: SetupIntent = {
    ...before,
    customer: customer ? getCustomer(call, customer, 'customer').id : before.customer,
    description: readText(call.params, 'description') ?? before.description,
    metadata: readMetadata(call.params, before.metadata),
  }
  call.tx.put('setup_intent', intent)
  return intent
}
