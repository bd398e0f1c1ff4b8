import type { Call } from '../api/call.ts'
import { listObjects } from '../api/list-objects.ts'
import { readText } from '../api/read-params.ts'
import { paging, type Route } from '../api/route.ts'
import { cancelSetupIntent } from './cancel-intent.ts'
import { confirmSetupFields, confirmSetupIntent } from './confirm-setup-intent.ts'
import { getSetupIntent } from './get-intent.ts'
import { createSetupIntent, updateSetupIntent } from './write-setup-intent.ts'

const path = '/v1/setup_intents'
const updateFields = ['customer', 'description', 'metadata']
const createFields = [
  ...updateFields,
  ...confirmSetupFields.filter(name => name !== 'client_secret'),
  'allowed_payment_method_types',
  'automatic_payment_methods',
  'confirm',
  'usage',
]

export const setupIntentRoutes: Route[] = [
  { method: 'POST', path, accepts: createFields, run: createSetupIntent },
  { method: 'GET', path, accepts: [...paging, 'customer', 'payment_method'], run: listSetupIntents },
  { method: 'GET', path: `${path}/:id`, accepts: ['client_secret'], isPublic: true, run: getSetupIntent },
  { method: 'POST', path: `${path}/:id`, accepts: updateFields, run: updateSetupIntent },
  {
    method: 'POST',
    path: `${path}/:id/confirm`,
    accepts: confirmSetupFields,
    isPublic: true,
    run: call => confirmSetupIntent(call),
  },
  { method: 'POST', path: `${path}/:id/cancel`, accepts: ['cancellation_reason'], run: cancelSetupIntent },
]

function listSetupIntents(call: Call) {
  const customer = readText(call.params, 'customer')
  const method = readText(call.params, 'payment_method')
  return listObjects(
    call,
    'setup_intent',
    intent => (!customer || intent.customer === customer) && (!method || intent.payment_method === method),
  )
}
