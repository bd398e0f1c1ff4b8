import {
  isOnTheWay,
  parseRememberedPage,
  type RememberedPage,
  rememberPage,
} from '../platform/page-memory.ts'
import type { Router, Shown } from '../platform/router/create-router.ts'
import type { AppStorage } from '../platform/storage.ts'

/** Follows the router and keeps the last two pages in storage. */
export function keepPageMemory(router: Router, storage: AppStorage): void {
  const keep = ({ address, params }: Shown) => {
    const page: RememberedPage = { path: address.pathname, query: address.search, params }
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
  router.onSettled(keep)
}
