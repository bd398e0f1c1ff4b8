import type { Favorite, Participant } from '@grandstand/contract'

/** The team that was picked on this device, else the first that the user follows, else one of a followed school. */
export function findMyTeam(
  teams: readonly Participant[],
  keptId: unknown,
  favorites: readonly Pick<Favorite, 'favoritable_type' | 'favoritable_id'>[],
): Participant | null {
  const followed = (type: Favorite['favoritable_type'], id: number | null) =>
    favorites.some(one => one.favoritable_type === type && one.favoritable_id === id)
  return (
    teams.find(({ id }) => id === keptId) ??
    teams.find(({ id }) => followed('participant', id)) ??
    teams.find(({ group_id }) => followed('group', group_id)) ??
    null
  )
}
