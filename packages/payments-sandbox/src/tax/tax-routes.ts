import { missingObject } from '../api/api-error.ts'
import type { Call } from '../api/call.ts'
import type { Route } from '../api/route.ts'
import { createCalculation } from './create-calculation.ts'
import { createFromCalculation, createReversal } from './create-transaction.ts'
import { findAssociation } from './follow-payment.ts'
import { getCalculation } from './get-calculation.ts'

export const taxRoutes: Route[] = [
  {
    method: 'POST',
    path: '/v1/tax/calculations',
    accepts: [
      'currency',
      'customer',
      'customer_details',
      'line_items',
      'ship_from_details',
      'shipping_cost',
      'tax_date',
    ],
    run: createCalculation,
  },
  {
    method: 'GET',
    path: '/v1/tax/calculations/:id',
    accepts: [],
    run: call => getCalculation(call, call.path.id ?? ''),
  },
  { method: 'GET', path: '/v1/tax/associations/find', accepts: ['payment_intent'], run: findAssociation },
  {
    method: 'POST',
    path: '/v1/tax/transactions/create_from_calculation',
    accepts: ['calculation', 'metadata', 'posted_at', 'reference'],
    run: createFromCalculation,
  },
  {
    method: 'POST',
    path: '/v1/tax/transactions/create_reversal',
    accepts: [
      'flat_amount',
      'line_items',
      'metadata',
      'mode',
      'original_transaction',
      'reference',
      'shipping_cost',
    ],
    run: createReversal,
  },
  { method: 'GET', path: '/v1/tax/transactions/:id', accepts: [], run: getTransaction },
]

function getTransaction({ tx, path: { id = '' } }: Call) {
  const transaction = tx.find('tax_transaction', id)
  if (!transaction) throw missingObject('tax transaction', id)
  return transaction
}
