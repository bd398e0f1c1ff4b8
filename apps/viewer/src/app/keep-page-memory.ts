import {
  isOnTheWay,
  parseRememberedPage,
  type RememberedPage,
  rememberPage,
  textsOf,
} from '../platform/page-memory.ts'
import type { AppStorage } from '../platform/storage.ts'
import type { AppRouter } from './create-app-router.ts'

/** Follows the router and keeps the last two pages in storage. */
export function keepPageMemory(router: AppRouter, storage: AppStorage): void {
  const keep = () => {
    const { location, matches } = router.state
    const page: RememberedPage = {
      path: location.pathname,
      query: Object.fromEntries(new URLSearchParams(location.searchStr)),
      params: textsOf(matches.at(-1)?.params),
    }
    const before = {
      last: parseRememberedPage(storage.get('last_page')),
      previous: parseRememberedPage(storage.get('previous_page_for_analytics')),
    }
    if (!isOnTheWay(page.path)) storage.remove('form_fullPath')
    const after = rememberPage(before, page)
    if (after === before) return
    storage.set('last_page', after.last)
    storage.set('previous_page_for_analytics', after.previous)
  }
  router.subscribe('onResolved', keep)
}
