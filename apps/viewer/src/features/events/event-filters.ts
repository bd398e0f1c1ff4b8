import type { EventCategory, EventLocation, Participant, ParticipantGroup } from '@grandstand/contract'
import { isDay } from '@grandstand/rules'

export const filterNames = ['sport', 'school', 'team', 'venue', 'from', 'to', 'q'] as const
export type FilterName = (typeof filterNames)[number]
/** As in the address: aliases, days and text. */
export type EventFilters = Partial<Record<FilterName, string>>

export function readFilters(search: object): EventFilters {
  const filters: EventFilters = {}
  const given = new Map<string, unknown>(Object.entries(search))
  for (const name of filterNames) {
    const value = given.get(name)
    if (typeof value === 'string' && value.trim() !== '') filters[name] = value.trim().slice(0, 100)
  }
  return filters
}

export interface FilterFacts {
  sports: readonly EventCategory[]
  schools: readonly ParticipantGroup[]
  /** Undefined while they come. */
  teams: readonly Participant[] | undefined
  venues: readonly EventLocation[]
}

export interface FilterQuery {
  event_category_id?: string
  group_id?: string
  participant_id?: string
  location_id?: string
  start_date?: string
  end_date?: string
  text?: string
}

export interface ResolvedFilters {
  query: FilterQuery
  /** Filters that name nothing known. They are left out, and the viewer sees that. */
  unknown: FilterName[]
  /** A team is asked for, and the teams are not there yet. */
  isWaiting: boolean
}

/** What the server is asked for. Nothing in an address can make the list fail: what is not understood is left out. */
export function resolveFilters(filters: EventFilters, facts: FilterFacts): ResolvedFilters {
  const query: FilterQuery = {}
  const unknown: FilterName[] = []
  const find = (name: FilterName, items: readonly { id: number; alias: string }[]) => {
    const wanted = filters[name]?.toLowerCase()
    if (wanted === undefined) return null
    const found = items.find(({ alias }) => alias === wanted)
    if (!found) unknown.push(name)
    return found ? String(found.id) : null
  }
  const sport = find('sport', allSports(facts.sports))
  const school = find('school', facts.schools)
  const team = facts.teams ? find('team', facts.teams) : null
  const venue = find('venue', facts.venues)
  if (sport) query.event_category_id = sport
  if (school) query.group_id = school
  if (team) query.participant_id = team
  if (venue) query.location_id = venue
  for (const [name, field] of [
    ['from', 'start_date'],
    ['to', 'end_date'],
  ] as const) {
    const day = filters[name]
    if (day === undefined) continue
    if (isDay(day)) query[field] = day
    else unknown.push(name)
  }
  // Turned round, they are what was meant.
  if (query.start_date && query.end_date && query.start_date > query.end_date) {
    query.start_date = filters.to ?? query.start_date
    query.end_date = filters.from ?? query.end_date
  }
  if (filters.q) query.text = filters.q
  return { query, unknown, isWaiting: filters.team !== undefined && !facts.teams }
}

/** Every sport with those below it, in order. */
export function allSports(sports: readonly EventCategory[]): EventCategory[] {
  return sports.flatMap(sport => [sport, ...allSports(sport.children)])
}
