import type { EventListName } from '@grandstand/rules'
import type { EventFilters } from './event-filters.ts'

export function listHref(name: EventListName, filters: EventFilters): string {
  const query = new URLSearchParams(filters).toString()
  return query === '' ? `/${name}` : `/${name}?${query}`
}
