import { coversSport, coversTeam, type OrderScope } from '../orders/order-scope.ts'
import type { SoldEvent } from '../orders/purchased.ts'

/** A game that was bought singly. */
export interface PaidGame {
  order_id: number
  event: Omit<SoldEvent, 'id'> & { at: Date }
  /** Of it, what was paid and not given back, without tax. */
  paid: number
}

const seasonMs = 365 * 86_400_000

/**
 * What was paid for games that the pass covers, in its season, which is the year up to its end. A game that is pay-per-view
 * is in no pass.
 */
export function creditGames(
  pass: { scope: OrderScope; endsAt: Date | null },
  games: readonly PaidGame[],
  now: Date,
): { credit: number; orderIds: number[] } {
  const end = pass.endsAt ?? new Date(now.getTime() + seasonMs)
  const start = new Date((pass.endsAt ?? now).getTime() - seasonMs)
  const counted = games.filter(
    ({ event }) =>
      event.type === 'paid' &&
      coversSport(pass.scope, event.categoryIds) &&
      coversTeam(pass.scope, event.participantIds) &&
      event.at >= start &&
      event.at < end,
  )
  return {
    credit: counted.reduce((sum, { paid }) => sum + paid, 0),
    orderIds: counted.map(({ order_id }) => order_id),
  }
}
