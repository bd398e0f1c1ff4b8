import type { EventCategory, Participant } from '@grandstand/contract'

export interface SportTeams {
  /** Null for teams whose sport the channel does not list. */
  sport: EventCategory | null
  teams: Participant[]
}

/** Teams under the top-level sport that theirs belongs to, in the channel's order; unlisted sports last. */
export function groupBySport(teams: readonly Participant[], sports: readonly EventCategory[]): SportTeams[] {
  const isOf = (sport: EventCategory, id: number | null): boolean =>
    sport.id === id || sport.children.some(child => isOf(child, id))
  const listed: SportTeams[] = sports.map(sport => ({
    sport,
    teams: teams.filter(team => isOf(sport, team.properties.sport)),
  }))
  const others = teams.filter(team => !sports.some(sport => isOf(sport, team.properties.sport)))
  return [...listed, { sport: null, teams: others }].filter(group => group.teams.length > 0)
}
