import { and, desc, eq, or } from 'drizzle-orm'
import type { Db, Tx } from '../../db/connection.ts'
import { gifts, orders } from '../../db/tables.ts'
import type { StoredOrder } from './order-row-store.ts'

/** For whom an order opens that was bought for others: who has opened it. */
export async function listGiftHolderIds(db: Db | Tx, channelId: number, orderId: number): Promise<number[]> {
  const rows = await db
    .select({ user_id: gifts.user_id })
    .from(gifts)
    .where(and(eq(gifts.channel_id, channelId), eq(gifts.order_id, orderId)))
  return rows.flatMap(({ user_id }) => user_id ?? [])
}

/** What a user has or had to watch by: bought for themself, or opened as a gift. The newest first. */
export async function listHoldersOrderRows(
  db: Db,
  channelId: number,
  userId: number,
  limit: number,
): Promise<StoredOrder[]> {
  const isOwn = and(eq(orders.user_id, userId), eq(orders.is_gift, false))
  const rows = await db
    .select({ order: orders })
    .from(orders)
    .leftJoin(gifts, eq(gifts.order_id, orders.id))
    .where(and(eq(orders.channel_id, channelId), or(isOwn, eq(gifts.user_id, userId))))
    .orderBy(desc(orders.id))
    .limit(limit)
  return rows.map(({ order }) => order)
}
