import type { Order, Transaction } from '@grandstand/contract'

export interface ListedTransaction extends Transaction {
  name: string
  currency: string
}

/** Every payment of every order, the newest first. */
export function listTransactions(orders: readonly Order[]): ListedTransaction[] {
  return orders
    .flatMap(({ transactions, product, currency }) =>
      transactions.map(transaction => ({ ...transaction, name: product.name, currency })),
    )
    .toSorted((a, b) => Date.parse(b.at) - Date.parse(a.at) || b.id - a.id)
}
