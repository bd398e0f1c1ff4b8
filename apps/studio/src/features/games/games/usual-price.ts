import type { GameChoices, GameTerms } from '@grandstand/contract'
import { choosePrice, writeAmount } from '@grandstand/rules'

export type Priced = Pick<GameTerms, 'type' | 'base_price' | 'service_fee'>

export const showAmount = (amount: number, currency: string) =>
  amount === 0 || Number.isNaN(amount) ? '' : writeAmount(amount, currency)

/** What the game would cost without a price of its own: the server decides, this explains. */
export function usualPrice(
  choices: GameChoices,
  { home_id, team_ids, sport_id }: Pick<GameTerms, 'home_id' | 'team_ids' | 'sport_id'>,
) {
  const host = choices.teams.find(({ id }) => id === (home_id ?? team_ids[0]))
  const sports = new Map(choices.sports.map(sport => [sport.id, sport]))
  const line: number[] = []
  for (let at = sports.get(sport_id ?? host?.sport_id ?? 0); at; at = sports.get(at.parent_id ?? 0))
    line.push(at.id)
  const usual = choices.prices.map(({ sport_id: sport, school_id: school, ...price }) => ({
    ...price,
    sport: sport ?? undefined,
    school: school ?? undefined,
  }))
  return choosePrice(usual, { own: undefined, school: host?.school_id, sports: line })
}
