import { findScreen } from '@grandstand/rules'
import { Outlet } from '../platform/router/outlet.tsx'
import { useLocation } from '../platform/router/router-context.ts'
import { FloatingFrame } from '../platform/stages/floating-frame.tsx'
import { BareLayout } from './bare-layout.tsx'
import { Layout } from './layout.tsx'

/** Pages in a frame of another site have nothing around them; the checkout has a frame of its own. */
export function RootView() {
  const screen = findScreen(useLocation().pathname)
  if (screen === 'watch-embed') {
    return (
      <main id="main">
        <Outlet />
      </main>
    )
  }
  return <FloatingFrame>{screen === 'buy' ? <BareLayout /> : <Layout />}</FloatingFrame>
}
