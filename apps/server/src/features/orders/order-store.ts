import { and, desc, eq, gt, isNull, or } from 'drizzle-orm'
import type { Db, Tx } from '../../db/connection.ts'
import { orders } from '../../db/tables.ts'

/** More than anybody holds at a time; the newest count. */
const maxHeld = 1_000

export type OrderRow = Omit<typeof orders.$inferInsert, 'id' | 'channel_id'>

/** Of all orders of a user those that may open something at `now`. */
export function listOpeningOrderRows(db: Db, channelId: number, userId: number, now: Date) {
  return db
    .select({
      type: orders.type,
      status: orders.status,
      activity_status: orders.activity_status,
      expires_at: orders.expires_at,
      event_id: orders.event_id,
      package_id: orders.package_id,
      subscription_id: orders.subscription_id,
      all_categories: orders.all_categories,
      event_categories: orders.event_category_ids,
      newest_category_id: orders.newest_category_id,
      is_team_pass: orders.is_team_pass,
      participant_id: orders.participant_id,
      capabilities: orders.capabilities,
    })
    .from(orders)
    .where(
      and(
        eq(orders.channel_id, channelId),
        eq(orders.user_id, userId),
        eq(orders.status, 'paid'),
        eq(orders.activity_status, 'active'),
        or(isNull(orders.expires_at), gt(orders.expires_at, now)),
      ),
    )
    .orderBy(desc(orders.id))
    .limit(maxHeld)
}

export async function insertOrder(tx: Tx, channelId: number, row: OrderRow): Promise<number> {
  const [made] = await tx
    .insert(orders)
    .values({ ...row, channel_id: channelId })
    .returning({ id: orders.id })
  if (!made) throw new Error('The order was not written')
  return made.id
}
