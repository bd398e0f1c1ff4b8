import type { Favorite } from '@grandstand/contract'
import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import { useApp } from '../../platform/app-context.ts'
import { useUser } from '../../platform/session/use-user.ts'
import { type Favoritable, findFavorite } from './favorite-list.ts'
import { favoritesQuery } from './favorites-query.ts'

/** Asked for once somebody is logged in. */
export function useFavorites(): UseQueryResult<Favorite[]> {
  const { client } = useApp()
  return useQuery({ ...favoritesQuery(client), enabled: useUser() !== null })
}

/** Redraws only what has changed. */
export function useIsFavorite(favoritable: Favoritable): boolean {
  const { client } = useApp()
  const user = useUser()
  const { data } = useQuery({
    ...favoritesQuery(client),
    enabled: user !== null,
    select: list => findFavorite(list, favoritable) !== undefined,
  })
  return user !== null && data === true
}
