import type { HeldOrder } from '@grandstand/rules'
import type { Context } from '../../context/context.ts'
import { listOpeningOrderRows } from './order-store.ts'
import { readHeldOrder } from './read-held-order.ts'

/** What a user has bought that is paid and active now. Visitors have bought nothing, which needs no question. */
export async function listOpeningOrders(
  ctx: Pick<Context, 'db' | 'now'>,
  holder: { channelId: number; userId: number | null },
): Promise<HeldOrder[]> {
  if (holder.userId === null) return []
  const rows = await listOpeningOrderRows(ctx.db, holder.channelId, holder.userId, ctx.now())
  return rows.map(readHeldOrder)
}
