import type { MomentsAsked } from './clip-queries.ts'

export const momentFilterNames = ['sport', 'team', 'tag'] as const
export type MomentFilterName = (typeof momentFilterNames)[number]
/** Aliases, as in the address. */
export type MomentFilters = Partial<Record<MomentFilterName, string>>

interface Named {
  id: number
  alias: string
}

export function readMomentFilters(search: object): MomentFilters {
  const given = new Map<string, unknown>(Object.entries(search))
  const filters: MomentFilters = {}
  for (const name of momentFilterNames) {
    const value = given.get(name)
    if (typeof value === 'string' && /^[a-z0-9-]{1,100}$/.test(value)) filters[name] = value
  }
  return filters
}

/** What the server is asked for; null while it is not known yet what a filter names. What is unknown is left out. */
export function resolveMomentFilters(
  { sport, team, tag }: MomentFilters,
  facts: { sports: readonly Named[]; teams: readonly Named[] | undefined },
): MomentsAsked | null {
  if (team !== undefined && !facts.teams) return null
  const sportId = facts.sports.find(({ alias }) => alias === sport)?.id
  const teamId = facts.teams?.find(({ alias }) => alias === team)?.id
  return {
    ...(sportId !== undefined && { event_category_id: String(sportId) }),
    ...(teamId !== undefined && { participant_id: String(teamId) }),
    ...(tag !== undefined && { tag }),
  }
}
