import { missingObject } from '../api/api-error.ts'
import type { Call } from '../api/call.ts'
import { listObjects } from '../api/list-objects.ts'
import { readText } from '../api/read-params.ts'
import { paging, type Route } from '../api/route.ts'
import type { Payout } from '../objects/payout.ts'
import { createPayout } from './create-payout.ts'

export const payoutRoutes: Route[] = [
  {
    method: 'POST',
    path: '/v1/payouts',
    accepts: ['amount', 'currency', 'description', 'metadata', 'statement_descriptor'],
    run: createPayout,
  },
  { method: 'GET', path: '/v1/payouts', accepts: [...paging, 'status'], run: listPayouts },
  { method: 'GET', path: '/v1/payouts/:id', accepts: [], run: getPayout },
]

function listPayouts(call: Call) {
  const status = readText(call.params, 'status')
  return listObjects(call, 'payout', one => !status || one.status === status)
}

function getPayout({ tx, path: { id = '' } }: Call): Payout {
  const payout = tx.find('payout', id)
  if (!payout) throw missingObject('payout', id)
  return payout
}
