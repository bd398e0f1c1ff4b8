import { Outlet } from '@tanstack/react-router'
import { OrderViews } from '../features/profile/order-views.tsx'

/** The list of orders with its two views. */
export function ProfileOrdersScreen() {
  return (
    <>
      <OrderViews />
      <Outlet />
    </>
  )
}
