import { Outlet, useLocation } from '@tanstack/react-router'
import { Layout } from './layout.tsx'

/** Pages that stand in a frame of another site have nothing around them. */
export function RootView() {
  return useLocation().pathname.startsWith('/watch_embed/') ? (
    <main id="main">
      <Outlet />
    </main>
  ) : (
    <Layout />
  )
}
