import type { Participant, ParticipantGroupProperty } from '@grandstand/contract'

/** By the alias of a property, the value that is wanted. */
export type TeamChoice = Readonly<Record<string, string>>

function propertyOf(team: Participant, alias: string): string | null {
  const { gender, sport } = team.properties
  if (alias === 'gender') return gender
  return alias === 'sport' && sport !== null ? String(sport) : null
}

export function filterTeams(teams: readonly Participant[], choice: TeamChoice): Participant[] {
  return teams.filter(team =>
    Object.entries(choice).every(([alias, wanted]) => propertyOf(team, alias) === wanted),
  )
}

/** The properties by which these teams differ, with the values that they have: nothing leads to all or to none. */
export function usefulProperties(
  properties: readonly ParticipantGroupProperty[],
  teams: readonly Participant[],
): ParticipantGroupProperty[] {
  return properties
    .map(property => ({
      ...property,
      values: property.values.filter(({ value }) =>
        teams.some(team => propertyOf(team, property.alias) === value),
      ),
    }))
    .filter(({ values }) => values.length > 1)
}
