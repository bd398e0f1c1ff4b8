import { ApiError, isShownGlobally } from '@grandstand/api-client'
import type { Favorite } from '@grandstand/contract'
import { wireCalls } from '@grandstand/contract/wire'
import { checkFavorite } from '@grandstand/rules'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type App, useApp } from '../../platform/app-context.ts'
import { profileQuery } from '../../platform/session/user-queries.ts'
import { type Favoritable, findFavorite, withFavorite, withoutFavorite } from './favorite-list.ts'
import { favoritesQuery } from './favorites-query.ts'

/** Shown at once, sent after, and taken back where the server refuses. */
export function useToggleFavorite(favoritable: Favoritable, name: string): () => Promise<void> {
  const { client, toasts } = useApp()
  const queryClient = useQueryClient()
  const { queryKey } = favoritesQuery(client)
  const mutationKey = ['favorite', favoritable.favoritable_type, favoritable.favoritable_id]
  const change = (next: (list: readonly Favorite[]) => Favorite[]) =>
    queryClient.setQueryData(queryKey, list => next(list ?? []))

  const { mutate } = useMutation({
    mutationKey,
    mutationFn: async (kept: Favorite | undefined) => {
      if (!kept) return client.send(wireCalls.addFavorite, { body: favoritable })
      await client.send(wireCalls.removeFavorite, { params: { id: String(kept.id) } })
      return null
    },
    onMutate: async kept => {
      // What is on its way is older than what the user wants now.
      await queryClient.cancelQueries({ queryKey })
      change(list =>
        kept ? withoutFavorite(list, favoritable) : withFavorite(list, { ...favoritable, id: 0 }),
      )
    },
    onSuccess: added => {
      if (added) change(list => withFavorite(list, added))
    },
    onError: (error, kept) => {
      // Only this one: others may have been changed meanwhile.
      change(list => (kept ? withFavorite(list, kept) : withoutFavorite(list, favoritable)))
      if (!(error instanceof ApiError)) return
      if (error.status === 401) askToLogIn(toasts)
      else if (!isShownGlobally(error)) {
        toasts.show({
          key: `favorite-${mutationKey.join('-')}`,
          kind: 'error',
          text: ({ words, fill }) => fill(words.favorites.failed, { name }),
        })
      }
    },
    onSettled: () => {
      // The last one asks for the current state: the answer to an earlier one would undo a later tap on screen.
      if (queryClient.isMutating({ mutationKey: ['favorite'] }) > 1) return
      void queryClient.invalidateQueries({ queryKey })
      // The next home page asks again. A page being read does not move under a tap.
      queryClient.removeQueries({ queryKey: ['events', 'own'], type: 'inactive' })
    },
  })

  return async () => {
    const user = await queryClient.ensureQueryData(profileQuery(client)).catch(() => null)
    const problem = checkFavorite({ isLoggedIn: user !== null, ...favoritable })
    if (problem === 'login_required') return askToLogIn(toasts)
    // A tap while the one before is on its way is no second wish.
    if (problem !== null || queryClient.isMutating({ mutationKey }) > 0) return
    mutate(findFavorite(queryClient.getQueryData(queryKey) ?? [], favoritable))
  }
}

function askToLogIn(toasts: App['toasts']): void {
  toasts.show({
    key: 'login-to-favourite',
    kind: 'info',
    icon: 'heart',
    text: ({ words }) => words.login.neededToFavourite,
    action: { href: '/login', label: ({ words }) => words.shell.logIn },
  })
}
