import type { EventCategory } from '@grandstand/contract'

/** The sports that a product opens, by name; one that is opened as a whole includes the sports below it. */
export function openedSports(sports: readonly EventCategory[], ids: readonly number[]): string[] {
  return sports.flatMap(sport => (ids.includes(sport.id) ? [sport.name] : openedSports(sport.children, ids)))
}
