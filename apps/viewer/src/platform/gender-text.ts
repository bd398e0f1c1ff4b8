import type { Participant } from '@grandstand/contract'
import type { I18n } from './i18n/create-i18n.ts'

type Team = Pick<Participant, 'group_id' | 'properties'>

/** Schools have boys and girls, as their teams' names say; other clubs men and women. Null: it is not known. */
export function genderText({ words: { home } }: Pick<I18n, 'words'>, team: Team): string | null {
  const { gender } = team.properties
  if (gender === 'not identified') return null
  return (team.group_id === null ? home : home.ofSchool)[gender]
}
