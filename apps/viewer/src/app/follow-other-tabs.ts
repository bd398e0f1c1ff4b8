import { passesQuery } from '../platform/session/passes-query.ts'
import { accessQuery, profileQuery } from '../platform/session/user-queries.ts'
import { storedName } from '../platform/storage.ts'
import type { Runtime } from './create-runtime.ts'

/** All tabs share one session: a login or logout in one of them applies to all. */
export function followOtherTabs({ client, queryClient }: Pick<Runtime, 'client' | 'queryClient'>): void {
  // The browser only tells of changes that other tabs made.
  window.addEventListener('storage', ({ key }) => {
    if (key !== storedName('api_key')) return
    void queryClient.resetQueries({ queryKey: passesQuery(client).queryKey })
    for (const { queryKey } of [profileQuery(client), accessQuery(client)])
      void queryClient.invalidateQueries({ queryKey })
  })
}
