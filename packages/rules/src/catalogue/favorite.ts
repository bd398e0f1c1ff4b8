import { favoritableTypes } from '@grandstand/contract/constants'

export type FavoriteProblem = 'login_required' | 'type_not_string' | 'type_unknown' | 'id_not_selected'

/** What keeps a user from having this as a favourite: first the user, then the thing. */
export function checkFavorite(facts: {
  isLoggedIn: boolean
  favoritable_type: unknown
  favoritable_id: unknown
}): FavoriteProblem | null {
  const { isLoggedIn, favoritable_type: type, favoritable_id: id } = facts
  if (!isLoggedIn) return 'login_required'
  if (typeof type !== 'string') return 'type_not_string'
  if (!favoritableTypes.some(known => known === type)) return 'type_unknown'
  return typeof id === 'number' && Number.isInteger(id) && id > 0 ? null : 'id_not_selected'
}
