import type { GameTerms } from '@grandstand/contract'

/** An empty game in the evening, at the usual price. */
export function newTerms(): GameTerms {
  return {
    time: ' 19:00',
    minutes: 180,
    away_id: null,
    home_id: null,
    team_ids: [],
    title: {},
    sport_id: null,
    venue_id: null,
    has_own_price: false,
    type: 'free',
    base_price: 0,
    service_fee: 0,
    description: {},
    image_id: null,
  }
}
