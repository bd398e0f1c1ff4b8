import type { GameChoices } from '@grandstand/contract'
import { teamNickname } from '@grandstand/rules'

type Team = GameChoices['teams'][number]

/** The words that the names of a team and its school begin with; empty: they share none. */
export function townOf({ card_name, school }: Pick<Team, 'card_name' | 'school'>): string {
  const [name, place] = [card_name.split(' '), school.split(' ')]
  const at = name.findIndex((word, index) => word !== place[index])
  const town = name.slice(0, at === -1 ? name.length : at).join(' ')
  return teamNickname(card_name, town) === card_name ? '' : town
}

/** Everything by which somebody may look for a team. */
export const namesOf = ({ name, card_name, short_name, school }: Team): string[] => [
  name,
  card_name,
  short_name,
  school,
  `${school} ${card_name}`,
]
