import { ApiError } from '@grandstand/api-client'
import type { User } from '@grandstand/contract'
import { useQueryClient } from '@tanstack/react-query'
import { useApp } from '../../platform/app-context.ts'
import { useSession } from '../../platform/session/use-session.ts'
import { profileQuery } from '../../platform/session/user-queries.ts'
import { track } from '../../platform/track.ts'

/** Begins the session that `ask` gives. Whoever logged in meanwhile, in another tab, is in as well. */
export function useEnter() {
  const { client } = useApp()
  const queryClient = useQueryClient()
  const session = useSession()
  return async (ask: () => Promise<{ api_key: string; user: User }>): Promise<void> => {
    try {
      const given = await ask()
      // What the user may do can come later, and its failure is told by the client: the login itself is done.
      await session.enter(given).catch(() => {})
      track('login')
    } catch (error) {
      if (!(error instanceof ApiError && error.code === 'already_logged_in')) throw error
      await queryClient.fetchQuery({ ...profileQuery(client), staleTime: 0 })
    }
  }
}
