import { chooseGameOffer, type GameOfferFacts } from './game-offer.ts'

export interface SaleFacts {
  isGeoBlocked: boolean
  isPurchased: boolean
  /** Its end has passed. */
  isOver: boolean
  /** Base price and fee. Nothing is sold for nothing. */
  price: number
  /** The game, where one game is sold. */
  event: Omit<GameOfferFacts, 'has_access' | 'isGeoBlocked'> | null
}

export type SaleRefusal =
  | 'geo_blocked'
  | 'already_purchased'
  | 'not_found'
  | 'event_cancelled'
  | 'nothing_to_play'

/** Nothing is sold that cannot be watched, and nothing twice. A game is sold while its page offers it. */
export function checkSale({ event, ...facts }: SaleFacts, nowMs: number): SaleRefusal | null {
  if (facts.price === 0 || facts.isOver) return 'not_found'
  if (event && event.type !== 'paid' && event.type !== 'ppv') return 'not_found'
  if (facts.isPurchased) return 'already_purchased'
  if (!event) return facts.isGeoBlocked ? 'geo_blocked' : null
  const { isGeoBlocked } = facts
  const { state } = chooseGameOffer({ ...event, has_access: false, isGeoBlocked }, nowMs)
  switch (state) {
    case 'cancelled':
      return 'event_cancelled'
    case 'geo_blocked':
      return 'geo_blocked'
    case 'no_picture':
    case 'signal_lost':
    case 'no_replay':
      return 'nothing_to_play'
    case 'upcoming':
    case 'live':
    case 'replay':
      return null
  }
}
