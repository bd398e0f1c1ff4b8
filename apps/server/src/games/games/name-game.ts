import type { GameFacts } from '../../catalogue/prices/index.ts'
import { combineTexts, type StoredText } from '../../db/stored-text.ts'

/** What a game is called that has no title: away @ home, in each of their languages. */
export function nameGame(teams: GameFacts['teams'], away: number, home: number): StoredText {
  const names = [away, home].map(id => teams.get(id)?.name ?? '')
  return combineTexts(names, said => said.join(' @ '))
}
