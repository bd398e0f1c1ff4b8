import { ApiError } from '@grandstand/api-client'
import type { User } from '@grandstand/contract'
import { useQueryClient } from '@tanstack/react-query'
import { useApp } from '../../platform/app-context.ts'
import { useSession } from '../../platform/session/use-session.ts'
import { profileQuery } from '../../platform/session/user-queries.ts'
import { track } from '../../platform/track.ts'

/** Begins the session that `ask` gives. A user who logged in meanwhile in another tab is in too. */
export function useEnter() {
  const { client } = useApp()
  const queryClient = useQueryClient()
  const session = useSession()
  return async (ask: () => Promise<{ api_key: string; user: User }>): Promise<void> => {
    try {
      const given = await ask()
      // The login itself is done. The user's rights can come later, and the client reports their failure.
      await session.enter(given).catch(() => {})
      track('login')
    } catch (error) {
      if (!(error instanceof ApiError && error.code === 'already_logged_in')) throw error
      await queryClient.fetchQuery({ ...profileQuery(client), staleTime: 0 })
    }
  }
}
