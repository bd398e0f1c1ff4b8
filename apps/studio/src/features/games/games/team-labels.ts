import type { GameChoices } from '@grandstand/contract'

/** Gives each team a unique name. Teams of a school with the same name get their sport added. */
export function labelTeams({ teams, sports }: Pick<GameChoices, 'teams' | 'sports'>): Map<number, string> {
  const sportOf = new Map(sports.map(({ id, name }) => [id, name]))
  const short = (team: GameChoices['teams'][number]) => `${team.name} · ${team.school}`
  const counts = Map.groupBy(teams, short)
  return new Map(
    teams.map(team => {
      const isAlone = counts.get(short(team))?.length === 1
      return [team.id, isAlone ? short(team) : `${short(team)} · ${sportOf.get(team.sport_id) ?? team.id}`]
    }),
  )
}
