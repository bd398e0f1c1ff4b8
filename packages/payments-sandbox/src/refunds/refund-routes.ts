import { missingObject } from '../api/api-error.ts'
import type { Call } from '../api/call.ts'
import { listObjects } from '../api/list-objects.ts'
import { readMetadata } from '../api/read-metadata.ts'
import { readText } from '../api/read-params.ts'
import { paging, type Route } from '../api/route.ts'
import { emit } from '../events/emit.ts'
import type { Refund } from '../objects/refund.ts'
import { createRefund } from './create-refund.ts'

export const refundRoutes: Route[] = [
  {
    method: 'POST',
    path: '/v1/refunds',
    accepts: [
      'amount',
      'charge',
      'instructions_email',
      'metadata',
      'payment_intent',
      'reason',
      'refund_application_fee',
      'reverse_transfer',
    ],
    run: createRefund,
  },
  { method: 'GET', path: '/v1/refunds', accepts: [...paging, 'charge', 'payment_intent'], run: listRefunds },
  { method: 'GET', path: '/v1/refunds/:id', accepts: [], run: getRefund },
  { method: 'POST', path: '/v1/refunds/:id', accepts: ['metadata'], run: updateRefund },
]

function getRefund({ tx, path: { id = '' } }: Call): Refund {
  const refund = tx.find('refund', id)
  if (!refund) throw missingObject('refund', id)
  return refund
}

function listRefunds(call: Call) {
  const charge = readText(call.params, 'charge')
  const intent = readText(call.params, 'payment_intent')
  return listObjects(
    call,
    'refund',
    refund => (!charge || refund.charge === charge) && (!intent || refund.payment_intent === intent),
  )
}

function updateRefund(call: Call): Refund {
  const before = getRefund(call)
  const refund = { ...before, metadata: readMetadata(call.params, before.metadata) }
  call.tx.put('refund', refund)
  emit(call, 'refund.updated', refund, before)
  return refund
}
