import { OrderViews } from '../features/profile/order-views.tsx'
import { Outlet } from '../platform/router/outlet.tsx'

/** The list of orders with its two views. */
export function ProfileOrdersScreen() {
  return (
    <>
      <OrderViews />
      <Outlet />
    </>
  )
}
