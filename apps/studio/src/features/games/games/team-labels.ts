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

/** The team that is meant: its label, or a name that one team alone has. */
export function findTeam(text: string, labels: Map<number, string>): number | undefined {
  const wanted = text.trim().toLowerCase()
  if (wanted === '') return undefined
  const all = [...labels]
  const whole = all.find(([, label]) => label.toLowerCase() === wanted)
  const named = all.filter(([, label]) => label.toLowerCase().startsWith(`${wanted} · `))
  return whole?.[0] ?? (named.length === 1 ? named[0]?.[0] : undefined)
}
