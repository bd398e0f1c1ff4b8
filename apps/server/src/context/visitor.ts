import type { ShownScores } from '@grandstand/rules'
import type { EventCaller } from './session.ts'

/** Anybody who has bought nothing and is nobody's operator. */
export function visitor(shownScores: ShownScores): EventCaller {
  return {
    userId: null,
    openingOrders: async () => [],
    operator: async () => null,
    shownScores: async () => shownScores,
  }
}
