import type { QueryClient } from '@tanstack/react-query'
import type { Router } from '../platform/router/create-router.ts'

/** A session that has ended, here or elsewhere, may not stay on a page that needs one. */
export function guardAgainAfterLogout(router: Router, queryClient: QueryClient): void {
  let wasLoggedIn = false
  queryClient.getQueryCache().subscribe(({ type, query }) => {
    if (type !== 'updated' || query.queryKey[0] !== 'profile') return
    const isLoggedIn = Boolean(query.state.data)
    if (wasLoggedIn && !isLoggedIn) void router.load()
    wasLoggedIn = isLoggedIn
  })
}
