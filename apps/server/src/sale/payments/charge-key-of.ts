import type { Channel } from '../../context/channel.ts'
import type { StoredOrder } from '../../orders/orders/index.ts'

/** The provider takes it once: a repeat gets the result of the first. */
export const chargeKeyOf = ({ channel_key }: Channel, { id, idempotency_key }: StoredOrder) =>
  `order ${channel_key} ${id} ${idempotency_key}`
