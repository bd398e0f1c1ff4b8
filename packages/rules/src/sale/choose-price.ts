import type { PriceSource } from '@grandstand/contract/studio-constants'
import type { GamePrice } from '../games/check-game.ts'

/** What games cost that say nothing of it: of a school, of a sport, of both together, or of the channel where neither is named. */
export interface UsualPrice<Name> extends GamePrice {
  sport?: Name | undefined
  school?: Name | undefined
}

interface PricedGame<Name> {
  /** Its own price; undefined: it has the usual one. */
  own: GamePrice | undefined
  /** That of the team at home, or of the first of a meet. */
  school: Name | undefined
  /** Its sport and those above it, from below. */
  sports: readonly Name[]
}

/** The most specific word counts: the game's own, its school's for the sport, its school's, its sport's, the channel's. */
export function choosePrice<Name>(
  usual: readonly UsualPrice<Name>[],
  { own, school, sports }: PricedGame<Name>,
): { price: GamePrice; from: PriceSource } {
  const pick = ({ type, base_price, service_fee }: GamePrice) => ({ type, base_price, service_fee })
  if (own) return { price: pick(own), from: 'game' }
  const find = (wantedSchool: Name | undefined, wantedSport: Name | undefined) =>
    usual.find(each => each.school === wantedSchool && each.sport === wantedSport)
  const nearest = (wantedSchool: Name | undefined) =>
    sports.map(sport => find(wantedSchool, sport)).find(each => each !== undefined)
  const words = [
    { from: 'school_sport', said: school === undefined ? undefined : nearest(school) },
    { from: 'school', said: school === undefined ? undefined : find(school, undefined) },
    { from: 'sport', said: nearest(undefined) },
    { from: 'channel', said: find(undefined, undefined) },
  ] as const
  for (const { from, said } of words) if (said) return { price: pick(said), from }
  return { price: { type: 'free', base_price: 0, service_fee: 0 }, from: 'none' }
}
