import type { Favorite } from '@grandstand/contract'

/** A team, school or sport. */
export type Favoritable = Pick<Favorite, 'favoritable_type' | 'favoritable_id'>

export function findFavorite(list: readonly Favorite[], wanted: Favoritable): Favorite | undefined {
  return list.find(favorite => isSame(favorite, wanted))
}

/** Once, however often it was there. */
export function withFavorite(list: readonly Favorite[], favorite: Favorite): Favorite[] {
  return [...withoutFavorite(list, favorite), favorite]
}

export function withoutFavorite(list: readonly Favorite[], unwanted: Favoritable): Favorite[] {
  return list.filter(favorite => !isSame(favorite, unwanted))
}

const isSame = (a: Favoritable, b: Favoritable) =>
  a.favoritable_type === b.favoritable_type && a.favoritable_id === b.favoritable_id
