import type { GameChoices, GameTerms } from '@grandstand/contract'

/** An empty game. If the channel has usual prices, it has the usual one. */
export function newTerms({ prices }: Pick<GameChoices, 'prices'>): GameTerms {
  return {
    time: '',
    minutes: 180,
    away_id: null,
    home_id: null,
    team_ids: [],
    title: {},
    sport_id: null,
    venue_id: null,
    has_own_price: prices.length === 0,
    type: 'free',
    base_price: 0,
    service_fee: 0,
    description: {},
    image_id: null,
  }
}
