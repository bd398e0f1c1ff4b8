import { missingObject } from '../api/api-error.ts'
import type { Call } from '../api/call.ts'
import { listObjects } from '../api/list-objects.ts'
import { readText } from '../api/read-params.ts'
import { paging, type Route } from '../api/route.ts'

export const balanceRoutes: Route[] = [
  {
    method: 'GET',
    path: '/v1/balance_transactions',
    accepts: [...paging, 'source', 'type', 'currency', 'payout'],
    run: listTransactions,
  },
  { method: 'GET', path: '/v1/balance_transactions/:id', accepts: [], run: getTransaction },
]

function listTransactions(call: Call) {
  const source = readText(call.params, 'source')
  const type = readText(call.params, 'type')
  return listObjects(
    call,
    'balance_transaction',
    one => (!source || one.source === source) && (!type || one.type === type),
  )
}

function getTransaction({ tx, path: { id = '' } }: Call) {
  const transaction = tx.find('balance_transaction', id)
  if (!transaction) throw missingObject('balance_transaction', id)
  return transaction
}
