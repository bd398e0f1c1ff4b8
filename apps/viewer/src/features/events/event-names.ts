import type { EventCategory, EventLocation } from '@grandstand/contract'

/** Names that an event only has ids of. */
export interface EventNames {
  sport: (id: number) => string | null
  venue: (id: number | null) => string | null
}

export function eventNames(
  categories: readonly EventCategory[],
  locations: readonly EventLocation[],
): EventNames {
  const sports = new Map<number, string>()
  const add = (category: EventCategory) => {
    sports.set(category.id, category.name)
    category.children.forEach(add)
  }
  categories.forEach(add)
  const venues = new Map(locations.map(({ id, name }) => [id, name]))
  return {
    sport: id => sports.get(id) ?? null,
    venue: id => (id === null ? null : (venues.get(id) ?? null)),
  }
}
