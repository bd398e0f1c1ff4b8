import type { Grant, Order } from '@grandstand/contract'
import { isOpening } from '@grandstand/rules'

/** The teams whose pass a user holds, to mark them; the server is the one to refuse what is bought already. */
export function listHeldTeams(
  packageId: number,
  orders: readonly Order[],
  grants: readonly Grant[],
  now: Date,
): number[] {
  const ends = (at: string | null) => (at === null ? null : new Date(at))
  const bought = orders
    .filter(({ type, is_gift, product }) => type === 'package' && !is_gift && product.id === packageId)
    .filter(order => isOpening({ ...order, expires_at: ends(order.expires_at) }, now))
    .map(({ product }) => product.participant_id)
  // All games of a team are no product.
  const given = grants
    .filter(({ type, package_id }) => type === 'package' && package_id === packageId)
    .map(({ participant_id }) => participant_id)
  return [...bought, ...given].flatMap(id => id ?? [])
}
