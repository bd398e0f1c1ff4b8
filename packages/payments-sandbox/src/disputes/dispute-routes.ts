import { missingObject } from '../api/api-error.ts'
import type { Call } from '../api/call.ts'
import { listObjects } from '../api/list-objects.ts'
import { readText } from '../api/read-params.ts'
import { paging, type Route } from '../api/route.ts'
import type { Dispute } from '../objects/dispute.ts'
import { closeDispute } from './close-dispute.ts'
import { updateDispute } from './update-dispute.ts'

export const disputeRoutes: Route[] = [
  {
    method: 'GET',
    path: '/v1/disputes',
    accepts: [...paging, 'charge', 'payment_intent'],
    run: listDisputes,
  },
  { method: 'GET', path: '/v1/disputes/:id', accepts: [], run: call => getDispute(call) },
  {
    method: 'POST',
    path: '/v1/disputes/:id',
    accepts: ['evidence', 'metadata', 'submit'],
    run: call => updateDispute(call, getDispute(call)),
  },
  {
    method: 'POST',
    path: '/v1/disputes/:id/close',
    accepts: [],
    run: call => closeDispute(call, getDispute(call), 'lost'),
  },
]

export function getDispute({ tx, path }: Call, id = path.id ?? ''): Dispute {
  const dispute = tx.find('dispute', id)
  if (!dispute) throw missingObject('dispute', id)
  return dispute
}

function listDisputes(call: Call) {
  const charge = readText(call.params, 'charge')
  const intent = readText(call.params, 'payment_intent')
  return listObjects(
    call,
    'dispute',
    dispute => (!charge || dispute.charge === charge) && (!intent || dispute.payment_intent === intent),
  )
}
