import { productTypes } from '@grandstand/contract'
import { z } from 'zod'
import type { StoredOrder } from './order-row-store.ts'

const productType = z.enum(productTypes)

/** What was bought: a single game is one, though it was bought as a package. */
export function readProduct(order: StoredOrder) {
  const type = productType.parse(order.type)
  const { event_id, package_id, subscription_id } = order
  const id = { event: event_id, package: package_id, subscription: subscription_id }[type]
  if (id === null) throw new Error(`Order ${order.id} has no product`)
  return { type, id }
}
