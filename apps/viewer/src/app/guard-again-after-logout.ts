import type { QueryClient } from '@tanstack/react-query'
import type { AppRouter } from './create-app-router.ts'

/** A session that has ended, here or elsewhere, may not stay on a page that needs one. */
export function guardAgainAfterLogout(router: AppRouter, queryClient: QueryClient): void {
  let wasLoggedIn = false
  queryClient.getQueryCache().subscribe(({ type, query }) => {
    if (type !== 'updated' || query.queryKey[0] !== 'profile') return
    const isLoggedIn = Boolean(query.state.data)
    if (wasLoggedIn && !isLoggedIn) void router.invalidate()
    wasLoggedIn = isLoggedIn
  })
}
