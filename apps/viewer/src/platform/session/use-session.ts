import type { User } from '@grandstand/contract'
import { wireCalls } from '@grandstand/contract/wire'
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useApp } from '../app-context.ts'
import { accessQuery, profileQuery } from './user-queries.ts'

/** What is the same for everyone on the channel, by the first word of its query key. */
const sameForAll: readonly unknown[] = ['bootstrap', 'participants', 'geo', 'page', 'vod']

/** What only users are asked for: a visitor would be refused. */
const usersAlone: readonly string[] = [
  'favorites',
  'watch-positions',
  'custom-forms',
  'cards',
  'notices',
  'mail-reminders',
  'events own',
  'orders list',
  'orders grants',
  'orders gifts',
  'clips user',
]

interface NewSession {
  api_key: string
  user: User
}

/** The viewer from now on. */
export function useSession() {
  const { client } = useApp()
  const queryClient = useQueryClient()
  const { queryKey } = profileQuery(client)
  return {
    /** After a login, a registration or a new password. Resolves when what the user may do is known. */
    async enter({ api_key, user }: NewSession): Promise<void> {
      client.setKey(api_key)
      queryClient.setQueryData(queryKey, user)
      await forgetOwn(queryClient)
      await queryClient.fetchQuery(accessQuery(client))
    },
    /** An account made this moment: it owns nothing, so all that is known stays true but what it may do. */
    begin({ api_key, user }: NewSession): void {
      client.setKey(api_key)
      queryClient.setQueryData(queryKey, user)
      void queryClient.invalidateQueries({ queryKey: accessQuery(client).queryKey })
    },
    /** Rejects and changes nothing when the request to the server fails. */
    async leave(): Promise<void> {
      await client.send(wireCalls.logout)
      client.clearKey()
      queryClient.setQueryData(queryKey, null)
      forgetUsers(queryClient)
      await forgetOwn(queryClient)
    },
    /** After what may have ended the session from outside. Who cannot be asked for counts as gone. */
    async lookAgain(): Promise<void> {
      const user = await queryClient.fetchQuery({ ...profileQuery(client), staleTime: 0 }).catch(() => null)
      if (user) return
      client.clearKey()
      queryClient.setQueryData(queryKey, null)
      forgetUsers(queryClient)
      await forgetOwn(queryClient)
    },
  }
}

/** The former user's data goes at once. What is on screen is fetched again. */
async function forgetOwn(queryClient: QueryClient): Promise<void> {
  const isOwn = (query: { queryKey: readonly unknown[] }) =>
    query.queryKey[0] !== 'profile' && !sameForAll.includes(query.queryKey[0])
  queryClient.removeQueries({ predicate: isOwn, type: 'inactive' })
  await queryClient.resetQueries({ predicate: isOwn }, { throwOnError: false })
}

/** The page asks for these until it has heard that its user is gone, so they go without being asked for again. */
function forgetUsers(queryClient: QueryClient): void {
  const isUsers = ({ queryKey }: { queryKey: readonly unknown[] }) =>
    [queryKey.slice(0, 1), queryKey.slice(0, 2)].some(start => usersAlone.includes(start.join(' ')))
  queryClient.removeQueries({ predicate: isUsers })
}
