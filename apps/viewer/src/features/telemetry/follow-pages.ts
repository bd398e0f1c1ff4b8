import { parseRememberedPage } from '../../platform/page-memory.ts'
import type { Router, Shown } from '../../platform/router/create-router.ts'
import type { AppStorage } from '../../platform/storage.ts'
import { track } from '../../platform/track.ts'

export interface PageRouter {
  history: Pick<Router['history'], 'block'>
  shown: () => Pick<Shown, 'address'> | null
  onSettled: Router['onSettled']
}

/** Tracks each page with the one before it, until stopped. Filters in an address do not make another page. */
export function followPages(router: Omit<PageRouter, 'history'>, storage: AppStorage): () => void {
  let told: string | null = null
  const tellPage = () => {
    const pathname = router.shown()?.address.pathname
    if (pathname === undefined || pathname === told) return
    told = pathname
    const previous = parseRememberedPage(storage.get('previous_page_for_analytics'))
    track('page_view', { path: pathname, previous: previous?.path ?? null })
  }
  tellPage()
  return router.onSettled(tellPage)
}
