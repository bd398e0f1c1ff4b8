import { and, countDistinct, eq, inArray, ne } from 'drizzle-orm'
import type { Db } from '../../db/connection.ts'
import { orders } from '../../db/tables.ts'

/** What the viewer writes into an order whose buyer came by a clip. */
const trkOf = (clipId: number) => `clip-${clipId}`

/** How many users bought something after each of these clips, except its owner. */
export async function countBuyers(
  db: Db,
  channelId: number,
  ownerId: number,
  clipIds: readonly number[],
): Promise<Map<number, number>> {
  if (clipIds.length === 0) return new Map()
  const rows = await db
    .select({ trk: orders.trk, count: countDistinct(orders.user_id) })
    .from(orders)
    .where(
      and(
        eq(orders.channel_id, channelId),
        inArray(orders.trk, clipIds.map(trkOf)),
        eq(orders.status, 'paid'),
        ne(orders.user_id, ownerId),
      ),
    )
    .groupBy(orders.trk)
  const counts = new Map(rows.map(({ trk, count }) => [trk, count]))
  return new Map(clipIds.map(id => [id, counts.get(trkOf(id)) ?? 0]))
}
