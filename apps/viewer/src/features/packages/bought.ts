import type { Order } from '@grandstand/contract'
import { isOpening } from '@grandstand/rules'

/** What a user holds of the products, to mark it; the server is the one to refuse what is bought already. */
export interface Bought {
  hasPass(packageId: number): boolean
  /** Each opens everything, so one is all that anybody needs. */
  subscriptionId: number | null
  /** For whom a team pass is held. */
  teamsOf(packageId: number): number[]
}

export function listBought(orders: readonly Order[], now: Date): Bought {
  const held = orders.filter(order =>
    isOpening({ ...order, expires_at: order.expires_at === null ? null : new Date(order.expires_at) }, now),
  )
  const passes = held.filter(({ type }) => type === 'package')
  const ofPass = (id: number) => passes.filter(({ product }) => product.id === id)
  return {
    hasPass: id => ofPass(id).length > 0,
    subscriptionId: held.find(({ type }) => type === 'subscription')?.product.id ?? null,
    teamsOf: id => ofPass(id).flatMap(({ product }) => product.participant_id ?? []),
  }
}
