import { createHash } from 'node:crypto'
import type { HeldOrder } from '@grandstand/rules'

/** Equal for users who hold the same. Users who hold different orders never share it. */
export function fingerprintOrders(orders: readonly HeldOrder[]): string {
  if (orders.length === 0) return 'nothing'
  // The end adds nothing: later, the order is still held or no longer in the list.
  const held = orders.map(({ expires_at: _end, ...order }) => JSON.stringify(order)).sort()
  return createHash('sha256').update(held.join('\n')).digest('base64url')
}
