import type { Grant, Order } from '@grandstand/contract'
import { isOpening } from '@grandstand/rules'

/** What a user holds of the products, to mark it; the server is the one to refuse what is bought already. */
export interface Bought {
  hasPass(packageId: number): boolean
  /** Each opens everything, so one is all that anybody needs. */
  subscriptionId: number | null
  /** The teams of a team pass. */
  teamsOf(packageId: number): number[]
}

export function listBought(orders: readonly Order[], grants: readonly Grant[], now: Date): Bought {
  const ends = (at: string | null) => (at === null ? null : new Date(at))
  const held = [
    ...orders
      .filter(order => isOpening({ ...order, expires_at: ends(order.expires_at) }, now))
      .map(({ type, product }) => ({ type, id: product.id, participant_id: product.participant_id })),
    // All games of a team are no product.
    ...grants.map(({ type, package_id, subscription_id, participant_id }) => ({
      type,
      id: package_id ?? subscription_id,
      participant_id,
    })),
  ]
  const ofPass = (id: number) => held.filter(one => one.type === 'package' && one.id === id)
  return {
    hasPass: id => ofPass(id).length > 0,
    subscriptionId: held.find(({ type }) => type === 'subscription')?.id ?? null,
    teamsOf: id => ofPass(id).flatMap(({ participant_id }) => participant_id ?? []),
  }
}
