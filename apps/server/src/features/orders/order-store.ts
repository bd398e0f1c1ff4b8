import { and, desc, eq, gt, isNull, or, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../db/connection.ts'
import { perDb } from '../../db/per-db.ts'
import { orders } from '../../db/tables.ts'
import { createGather } from '../../runtime/gather.ts'

/** More than anybody holds at a time; the newest count. */
const maxHeld = 1_000

export type OrderRow = Omit<typeof orders.$inferInsert, 'id' | 'channel_id'>

/** Of all orders of a user those that may open something at `now`; read together for all who ask in the same moment. */
export async function listOpeningOrderRows(db: Db, channelId: number, userId: number, now: Date) {
  const rows = await openingOrders(db)(channelId, { userId, now })
  return rows.filter(({ expires_at }) => expires_at === null || expires_at > now)
}

const openingOrders = perDb(db => {
  const ofUsers = prepareOpeningOrders(db)
  type Row = Awaited<ReturnType<typeof ofUsers.execute>>[number]
  return createGather<{ userId: number; now: Date }, Row[]>({
    everyMs: 20,
    atOnce: 2,
    async run(channelId, asked) {
      const userIds = [...new Set(asked.map(({ userId }) => userId))]
      const now = new Date(Math.min(...asked.map(one => one.now.getTime())))
      const rows = await ofUsers.execute({ channelId, userIds, now, limit: maxHeld * userIds.length })
      const byUser = Map.groupBy(rows, row => row.user_id)
      return asked.map(({ userId }) => byUser.get(userId)?.slice(0, maxHeld) ?? [])
    },
  })
})

function prepareOpeningOrders(db: Db) {
  return db
    .select({
      user_id: orders.user_id,
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
        eq(orders.channel_id, sql.placeholder('channelId')),
        sql`${orders.user_id} = any(${sql.placeholder('userIds')})`,
        eq(orders.status, sql`'paid'`),
        eq(orders.activity_status, sql`'active'`),
        or(isNull(orders.expires_at), gt(orders.expires_at, sql.placeholder('now'))),
      ),
    )
    .orderBy(desc(orders.id))
    .limit(sql.placeholder('limit'))
    .prepare('opening_orders')
}

export async function insertOrder(tx: Tx, channelId: number, row: OrderRow): Promise<number> {
  const [made] = await tx
    .insert(orders)
    .values({ ...row, channel_id: channelId })
    .returning({ id: orders.id })
  if (!made) throw new Error('The order was not written')
  return made.id
}
