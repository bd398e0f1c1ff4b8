import type { Channel } from '../../context/channel.ts'
import type { StoredOrder } from '../../orders/orders/index.ts'

/** What the provider takes once: whoever sends it again gets what came of the first. */
export const chargeKeyOf = ({ channel_key }: Channel, { id, idempotency_key }: StoredOrder) =>
  `order ${channel_key} ${id} ${idempotency_key}`
