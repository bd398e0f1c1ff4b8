import type { User } from '@grandstand/contract'
import type { QueryClient } from '@tanstack/react-query'
import { storedName } from '../../platform/storage.ts'

export interface UserContext {
  queryClient: QueryClient
  /** Tells what other tabs keep. */
  tab: Pick<Window, 'addEventListener' | 'removeEventListener'>
}

/** Says when somebody else is here: after a login or a logout, in this tab or in another. Returns how to end that. */
export function followUser({ queryClient, tab }: UserContext, onChange: () => void): () => void {
  let known = userId(queryClient)
  const leave = queryClient.getQueryCache().subscribe(({ query }) => {
    const now = userId(queryClient)
    if (query.queryKey[0] !== 'profile' || now === known) return
    known = now
    onChange()
  })
  // The session is the browser's: with the key of another tab this one speaks for its user too.
  const onStorage = ({ key }: StorageEvent) => {
    if (key === storedName('api_key'))
      void queryClient.invalidateQueries({ queryKey: ['profile'], refetchType: 'all' })
  }
  tab.addEventListener('storage', onStorage)
  return () => {
    leave()
    tab.removeEventListener('storage', onStorage)
  }
}

/** Null: nobody is logged in. */
export function userId(queryClient: QueryClient): number | null {
  return queryClient.getQueryData<User | null>(['profile'])?.id ?? null
}
