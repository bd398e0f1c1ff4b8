import type { EventCategory, Favorite, Image, Participant, ParticipantGroup } from '@grandstand/contract'

export interface FavoriteItem {
  type: Favorite['favoritable_type']
  id: number
  name: string
  /** What tells it from others of its name. */
  text: string
  image: Image | null
  href: string
}

export interface FavoriteSection {
  type: Favorite['favoritable_type']
  items: FavoriteItem[]
}

interface Roster {
  groups: readonly ParticipantGroup[]
  participants: readonly Participant[]
  sports: readonly EventCategory[]
}

/** Favourites by kind, each in the channel's order; kinds without any are left out. */
export function favoriteSections(favorites: readonly Favorite[], roster: Roster): FavoriteSection[] {
  const { groups, participants, sports } = roster
  const isKept = (type: FavoriteItem['type'], id: number) =>
    favorites.some(
      ({ favoritable_type, favoritable_id }) => favoritable_type === type && favoritable_id === id,
    )
  const schoolOf = (team: Participant) => groups.find(({ id }) => id === team.group_id)
  const all: FavoriteItem[] = [
    ...groups.map(({ id, name, city, image, alias }) => ({
      type: 'group' as const,
      id,
      name,
      text: city,
      image,
      href: `/?group=${encodeURIComponent(alias)}`,
    })),
    ...participants.map(team => ({
      type: 'participant' as const,
      id: team.id,
      name: team.name,
      text: schoolOf(team)?.name ?? '',
      image: team.images[0] ?? schoolOf(team)?.image ?? null,
      href: `/?participant=${encodeURIComponent(team.alias)}`,
    })),
    ...sports.flatMap(sport => sportItems(sport, '')),
  ]
  const kinds = ['group', 'participant', 'category'] as const
  return kinds
    .map(type => ({ type, items: all.filter(item => item.type === type && isKept(type, item.id)) }))
    .filter(({ items }) => items.length > 0)
}

function sportItems(sport: EventCategory, parent: string): FavoriteItem[] {
  const { id, name, image, alias, children } = sport
  const href = `/upcoming?sport=${encodeURIComponent(alias)}`
  const own: FavoriteItem = { type: 'category', id, name, text: parent, image, href }
  return [own, ...children.flatMap(child => sportItems(child, name))]
}
