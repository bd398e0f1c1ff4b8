import { type ComponentType, useEffect, useLayoutEffect, useMemo, useState } from 'react'
import type { Router } from './create-router.ts'
import { RouterContext, type Showing } from './router-context.ts'
import { ScreenBoundary } from './screen-boundary.tsx'

interface RouterViewProps {
  router: Router
  /** Stands around every screen, and holds an `Outlet`. */
  frame: ComponentType
  problem: Showing['Problem']
}

/** Shows what the router has opened, and tells it when it is on the screen. */
export function RouterView({ router, frame: Frame, problem: Problem }: RouterViewProps) {
  const [shown, setShown] = useState(router.shown)
  useEffect(() => {
    setShown(router.shown())
    return router.onOpened(next => router.present(next, () => setShown(next)))
  }, [router])
  useLayoutEffect(() => {
    if (shown) router.settle(shown)
  }, [router, shown])
  const showing = useMemo(() => shown && { router, shown, Problem }, [router, shown, Problem])
  if (!showing) return null
  return (
    <RouterContext value={showing}>
      <ScreenBoundary showing={showing}>
        <Frame />
      </ScreenBoundary>
    </RouterContext>
  )
}
