import { and, asc, eq, gt, isNull, or } from 'drizzle-orm'
import type { Db } from '../../db/connection.ts'
import { orders, packages } from '../../db/tables.ts'

/** More than anybody holds at a time; the newest count. */
const maxHeld = 1_000

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
      },
    })
    .from(orders)
    .leftJoin(packages, eq(packages.id, orders.package_id))
    .where(
      and(
        eq(orders.channel_id, channelId),
        eq(orders.user_id, userId),
        eq(orders.status, 'paid'),
        eq(orders.activity_status, 'active'),
        or(isNull(orders.expires_at), gt(orders.expires_at, now)),
      ),
    )
    .orderBy(asc(orders.id))
    .limit(maxHeld)
}
