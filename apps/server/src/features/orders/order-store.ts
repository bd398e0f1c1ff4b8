import { and, desc, eq, gt, isNull, or } from 'drizzle-orm'
import type { Db, Tx } from '../../db/connection.ts'
import { orders, packages, subscriptions } from '../../db/tables.ts'

/** More than anybody holds at a time; the newest count. */
const maxHeld = 1_000

export type NewOrder = Omit<typeof orders.$inferInsert, 'id' | 'channel_id'>

/** Of all orders of a user those that may open something at `now`, each with its package as it is now. */
export function listOpeningOrderRows(db: Db, channelId: number, userId: number, now: Date) {
  return db
    .select({
      type: orders.type,
      status: orders.status,
      activity_status: orders.activity_status,
      expires_at: orders.expires_at,
      event_id: orders.event_id,
      subscription_id: orders.subscription_id,
      event_category_id: orders.event_category_id,
      participant_id: orders.participant_id,
      package: {
        id: packages.id,
        type: packages.type,
        is_team_pass: packages.is_team_pass,
        event_categories: packages.event_category_ids,
        capabilities: packages.capabilities,
      },
      subscription: { id: subscriptions.id, capabilities: subscriptions.capabilities },
    })
    .from(orders)
    .leftJoin(packages, eq(packages.id, orders.package_id))
    .leftJoin(subscriptions, eq(subscriptions.id, orders.subscription_id))
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

export async function insertOrder(db: Db | Tx, channelId: number, row: NewOrder): Promise<void> {
  await db.insert(orders).values({ ...row, channel_id: channelId })
}
