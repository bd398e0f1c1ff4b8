import { and, desc, eq, or } from 'drizzle-orm'
import type { Db, Tx } from '../../db/connection.ts'
import { gifts, orders } from '../../db/tables.ts'
import type { StoredOrder } from './order-row-store.ts'

/** For whom an order opens that was bought for somebody else; null: nobody has opened it. */
export async function findGiftHolderId(
  db: Db | Tx,
  channelId: number,
  orderId: number,
): Promise<number | null> {
  const [row] = await db
    .select({ user_id: gifts.user_id })
    .from(gifts)
    .where(and(eq(gifts.channel_id, channelId), eq(gifts.order_id, orderId)))
  return row?.user_id ?? null
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
