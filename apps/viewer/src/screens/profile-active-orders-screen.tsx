import { ActiveOrders } from '../features/commerce/orders/active-orders.tsx'
import { OrdersGate } from '../features/commerce/orders/orders-gate.tsx'

export function ProfileActiveOrdersScreen() {
  return <OrdersGate>{orders => <ActiveOrders orders={orders} now={new Date()} />}</OrdersGate>
}
