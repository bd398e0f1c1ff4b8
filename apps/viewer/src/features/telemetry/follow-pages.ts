import type { RouterHistory } from '@tanstack/react-router'
import { parseRememberedPage } from '../../platform/page-memory.ts'
import type { AppStorage } from '../../platform/storage.ts'
import { track } from '../../platform/track.ts'

export interface PageRouter {
  state: { location: { pathname: string } }
  history: Pick<RouterHistory, 'block'>
  subscribe(event: 'onResolved', listener: () => void): () => void
}

/** Tells each page with the one before it, until it is told to stop; filters in an address are no other page. */
export function followPages(router: Omit<PageRouter, 'history'>, storage: AppStorage): () => void {
  let told: string | null = null
  const tellPage = () => {
    const { pathname } = router.state.location
    if (pathname === told) return
    told = pathname
    const previous = parseRememberedPage(storage.get('previous_page_for_analytics'))
    track('page_view', { path: pathname, previous: previous?.path ?? null })
  }
  tellPage()
  return router.subscribe('onResolved', tellPage)
}
