import { findScreen } from '@grandstand/rules'
import { Outlet } from '../platform/router/outlet.tsx'
import { useLocation } from '../platform/router/router-context.ts'
import { FloatingFrame } from '../platform/stages/floating-frame.tsx'
import { Layout } from './layout.tsx'

/** Pages in a frame of another site have nothing around them. */
export function RootView() {
  return findScreen(useLocation().pathname) === 'watch-embed' ? (
    <main id="main">
      <Outlet />
    </main>
  ) : (
    <FloatingFrame>
      <Layout />
    </FloatingFrame>
  )
}
