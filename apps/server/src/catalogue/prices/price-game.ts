import { choosePrice, type GamePrice } from '@grandstand/rules'
import type { GameFacts } from './game-facts-store.ts'

interface Priced {
  /** Its own price; undefined: the usual one. */
  own: GamePrice | undefined
  /** The team at home, or the first of a meet. */
  host: number | undefined
  sport: number
}

/** What a game costs, and whose word that is. */
export function priceGame({ teams, sports, prices }: GameFacts, { own, host, sport }: Priced) {
  const line: number[] = []
  for (let at = sports.get(sport); at && !line.includes(at.id); at = sports.get(at.parent_id ?? 0))
    line.push(at.id)
  return choosePrice(prices, { own, school: teams.get(host ?? 0)?.school_id, sports: line })
}
