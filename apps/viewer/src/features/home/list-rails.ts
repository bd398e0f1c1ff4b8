interface RailLists<Game> {
  own: { begun: readonly Game[]; upcoming: readonly Game[]; vod: readonly Game[] }
  live: { items: readonly Game[]; total: number }
  upcoming: { items: readonly Game[]; total: number }
  vod: { items: readonly Game[]; total: number }
}

interface RailOf<Game> {
  type: 'begun' | 'own' | 'live' | 'upcoming' | 'vod'
  /** Undefined while they come. */
  events: readonly Game[] | undefined
  /** Of the whole list; null: the rail has all. */
  total: number | null
}

const shared = ['live', 'upcoming', 'vod'] as const

/** The rails of a home page from the top; one without games is left out, and none repeats what leads the page. */
export function listRails<Game extends { id: number }>(
  lists: RailLists<Game> | undefined,
  heroId: number | null,
): RailOf<Game>[] {
  if (!lists) return shared.map(type => ({ type, events: undefined, total: null }))
  const others = (games: readonly Game[]) => games.filter(({ id }) => id !== heroId)
  const { begun, upcoming, vod } = lists.own
  const all: RailOf<Game>[] = [
    { type: 'begun', events: begun, total: null },
    { type: 'own', events: others(upcoming.length > 0 ? upcoming : vod), total: null },
    ...shared.map(type => ({ type, events: others(lists[type].items), total: lists[type].total })),
  ]
  return all.filter(({ events = [] }) => events.length > 0)
}
