import type { Kind } from '../state/tables.ts'
import type { Transaction } from '../state/transaction.ts'
import { render } from './render.ts'

const kindOfPrefix: { [prefix: string]: Kind } = {
  bpc: 'portal_configuration',
  ch: 'charge',
  clock: 'test_clock',
  cus: 'customer',
  di: 'discount',
  du: 'dispute',
  in: 'invoice',
  pi: 'payment_intent',
  pm: 'payment_method',
  price: 'price',
  prod: 'product',
  re: 'refund',
  seti: 'setup_intent',
  sub: 'subscription',
  txn: 'balance_transaction',
}

/** What may have an id of the caller's own. */
const kindOfField: { [field: string]: Kind } = { coupon: 'coupon', product: 'product' }

/** A copy, so that what is expanded in it stays there. */
export function findById(tx: Transaction, id: string, field: string): object | undefined {
  const kind = kindOfField[field] ?? kindOfPrefix[id.slice(0, id.indexOf('_'))]
  const row = kind && tx.find(kind, id)
  return row && structuredClone(render(row))
}
