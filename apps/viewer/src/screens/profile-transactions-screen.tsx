import { OrdersGate } from '../features/commerce/orders/orders-gate.tsx'
import { Transactions } from '../features/commerce/orders/transactions.tsx'

export function ProfileTransactionsScreen() {
  return <OrdersGate>{orders => <Transactions orders={orders} />}</OrdersGate>
}
