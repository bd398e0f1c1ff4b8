import type { HeldOrder } from '@grandstand/rules'
import type { Context } from '../../context/context.ts'
import { listOpeningOrders } from './list-opening-orders.ts'

/**
 * What a user holds, read at most once per request. The cache key and the content of an answer then come from the same
 * reading.
 */
export function openOrders(
  ctx: Pick<Context, 'db' | 'now'>,
  holder: { channelId: number; userId: number | null },
): () => Promise<readonly HeldOrder[]> {
  let read: Promise<readonly HeldOrder[]> | undefined
  return () => {
    read ??= listOpeningOrders(ctx, holder)
    return read
  }
}
