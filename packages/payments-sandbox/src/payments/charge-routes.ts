import { missingObject } from '../api/api-error.ts'
import type { Call } from '../api/call.ts'
import { listObjects } from '../api/list-objects.ts'
import { readMetadata } from '../api/read-metadata.ts'
import { readText } from '../api/read-params.ts'
import { paging, type Route } from '../api/route.ts'
import { searchObjects } from '../api/search-objects.ts'
import { emit } from '../events/emit.ts'
import type { Charge } from '../objects/charge.ts'

export const chargeRoutes: Route[] = [
  {
    method: 'GET',
    path: '/v1/charges',
    accepts: [...paging, 'customer', 'payment_intent'],
    run: listCharges,
  },
  {
    method: 'GET',
    path: '/v1/charges/search',
    accepts: ['query', 'limit', 'page'],
    run: call =>
      searchObjects(call, 'charge', ['amount', 'created', 'currency', 'customer', 'status', 'disputed']),
  },
  { method: 'GET', path: '/v1/charges/:id', accepts: [], run: call => getCharge(call) },
  { method: 'POST', path: '/v1/charges/:id', accepts: ['description', 'metadata'], run: updateCharge },
]

export function getCharge(call: Call, id = call.path.id ?? '', param = 'id'): Charge {
  const charge = call.tx.find('charge', id)
  if (!charge) throw missingObject('charge', id, param)
  return charge
}

function listCharges(call: Call) {
  const customer = readText(call.params, 'customer')
  const intent = readText(call.params, 'payment_intent')
  return listObjects(
    call,
    'charge',
    charge => (!customer || charge.customer === customer) && (!intent || charge.payment_intent === intent),
  )
}

function updateCharge(call: Call): Charge {
  const before = getCharge(call)
  const charge: Charge = {
    ...before,
    description: readText(call.params, 'description') ?? before.description,
    metadata: readMetadata(call.params, before.metadata),
  }
  call.tx.put('charge', charge)
  emit(call, 'charge.updated', charge, before)
  return charge
}
