import { GiftList } from '../features/commerce/gifts/gift-list.tsx'
import { ActiveOrders } from '../features/commerce/orders/active-orders.tsx'
import { OrdersGate } from '../features/commerce/orders/orders-gate.tsx'

export function ProfileActiveOrdersScreen() {
  return (
    <OrdersGate>
      {orders => (
        <div className="stack-6">
          <ActiveOrders orders={orders} now={new Date()} />
          <GiftList />
        </div>
      )}
    </OrdersGate>
  )
}
