import type { Favorite } from '@grandstand/contract'
import type { Roster } from '../../context/roster.ts'

type Favoritable = Pick<Favorite, 'favoritable_type' | 'favoritable_id'>

const rosterLists = { participant: 'teams', group: 'schools', category: 'categories' } as const

/** Whether the channel has the team, school or sport (still). */
export function isInRoster(roster: Roster, { favoritable_type, favoritable_id }: Favoritable): boolean {
  return roster[rosterLists[favoritable_type]].has(favoritable_id)
}
