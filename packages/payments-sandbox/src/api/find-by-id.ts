import type { Kind } from '../state/tables.ts'
import type { Transaction } from '../state/transaction.ts'
import { render } from './render.ts'

const kindOfPrefix: { [prefix: string]: Kind } = {
  ch: 'charge',
  du: 'dispute',
  re: 'refund',
  txn: 'balance_transaction',
  cus: 'customer',
  pi: 'payment_intent',
  pm: 'payment_method',
  seti: 'setup_intent',
}

/** A copy, so that what is expanded in it stays there. */
export function findById(tx: Transaction, id: string): object | undefined {
  const kind = kindOfPrefix[id.slice(0, id.indexOf('_'))]
  const row = kind && tx.find(kind, id)
  return row && structuredClone(render(row))
}
