import { and, desc, eq, gt, isNull, or, sql } from 'drizzle-orm'
import { unionAll } from 'drizzle-orm/pg-core'
import type { Db, Tx } from '../../db/connection.ts'
import { perDb } from '../../db/per-db.ts'
import { gifts, grants, orders } from '../../db/tables.ts'
import { createBatcher } from '../../runtime/batcher.ts'
import { heldGrant } from './held-grant-store.ts'

/** More than anybody holds at a time; the newest count. */
const maxHeld = 1_000

export type OrderRow = Omit<typeof orders.$inferInsert, 'id' | 'channel_id'>

/** Of all that a user has bought or was given what may open something at `now`; read together for all who ask in the same moment. */
export async function listOpeningOrderRows(db: Db, channelId: number, userId: number, now: Date) {
  const rows = await openingOrders(db)(channelId, { userId, now })
  return rows.filter(({ expires_at }) => expires_at === null || expires_at > now)
}

const openingOrders = perDb(db => {
  const ofUsers = prepareOpeningOrders(db)
  type Row = Awaited<ReturnType<typeof ofUsers.execute>>[number]
  return createBatcher<{ userId: number; now: Date }, Row[]>({
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
  const ofUsers = sql`any(${sql.placeholder('userIds')})`
  const opens = and(
    eq(orders.channel_id, sql.placeholder('channelId')),
    eq(orders.status, sql`'paid'`),
    eq(orders.activity_status, sql`'active'`),
    or(isNull(orders.expires_at), gt(orders.expires_at, sql.placeholder('now'))),
  )
  const held = {
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
    created_at: orders.created_at,
  }
  const bought = db
    .select({ user_id: orders.user_id, ...held })
    .from(orders)
    .where(and(opens, sql`${orders.user_id} = ${ofUsers}`, eq(orders.is_gift, sql`false`)))
  // What was bought for somebody else opens for the person who opened it, and for nobody before.
  const received = db
    .select({ user_id: gifts.user_id, ...held })
    .from(gifts)
    .innerJoin(orders, eq(orders.id, gifts.order_id))
    .where(and(opens, sql`${gifts.user_id} = ${ofUsers}`))
  const given = db
    .select(heldGrant)
    .from(grants)
    .where(
      and(
        eq(grants.channel_id, sql.placeholder('channelId')),
        sql`${grants.user_id} = ${ofUsers}`,
        gt(grants.ends_at, sql.placeholder('now')),
      ),
    )
  return unionAll(bought, received, given)
    .orderBy(desc(sql`created_at`))
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
