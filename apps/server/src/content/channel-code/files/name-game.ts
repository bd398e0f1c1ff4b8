import { combineTexts, type StoredText } from '../../../db/stored-text.ts'
import type { ChannelDocument, EventEntry } from './channel-document.ts'

type Team = ChannelDocument['schools'][number]['teams'][number]

export function listTeams(schools: ChannelDocument['schools']): Map<string, Team> {
  return new Map(schools.flatMap(({ teams }) => teams.map(team => [team.alias, team])))
}

/** Whose sport a game is of, where it does not say. */
export const hostOf = ({ home, teams }: Pick<EventEntry, 'home' | 'teams'>): string | undefined =>
  home ?? teams?.[0]

/** What a game is called that has no title: away @ home. */
export function nameGame(
  { away, home }: Pick<EventEntry, 'away' | 'home'>,
  teams: Map<string, Team>,
): StoredText {
  const names = [away, home].map(alias => teams.get(alias ?? '')?.name).filter(name => name !== undefined)
  return combineTexts(names, said => said.join(' @ '))
}
