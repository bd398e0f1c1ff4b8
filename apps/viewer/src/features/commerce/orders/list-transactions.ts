import type { Order, Transaction } from '@grandstand/contract'

export interface ListedTransaction extends Transaction {
  type: Order['type']
  currency: string
}

/** Every payment of every order, the newest first. */
export function listTransactions(orders: readonly Order[]): ListedTransaction[] {
  return orders
    .flatMap(({ transactions, type, currency }) =>
      transactions.map(transaction => ({ ...transaction, type, currency })),
    )
    .toSorted((a, b) => Date.parse(b.at) - Date.parse(a.at) || b.id - a.id)
}
