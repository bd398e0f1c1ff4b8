import { createHash } from 'node:crypto'
import type { HeldOrder } from '@grandstand/rules'

/** The same for all who hold the same, whoever they are; two who do not never share it. */
export function fingerprintOrders(orders: readonly HeldOrder[]): string {
  if (orders.length === 0) return 'nothing'
  // The end says nothing: who asks later holds it still, or is asked for without it.
  const held = orders.map(({ expires_at: _end, ...order }) => JSON.stringify(order)).sort()
  return createHash('sha256').update(held.join('\n')).digest('base64url')
}
