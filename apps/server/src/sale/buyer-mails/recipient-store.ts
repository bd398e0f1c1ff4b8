import type { HeldOrder } from '@grandstand/rules'
import { and, eq, gt, inArray, isNotNull, isNull, ne, or, sql } from 'drizzle-orm'
import { unionAll } from 'drizzle-orm/pg-core'
import type { Db, Tx } from '../../db/connection.ts'
import { events, gifts, grants, orders, users } from '../../db/tables.ts'
import { heldGrant, readHeldOrder } from '../../orders/orders/index.ts'

/** More than a channel sells. */
const maxPasses = 200_000

export async function findSoldGame(db: Db, channelId: number, eventId: number) {
  const [row] = await db
    .select({
      id: events.id,
      type: events.type,
      event_category_id: events.event_category_id,
      participant_ids: sql<number[]>`array(
        select participant_id from event_participants where event_id = ${events.id})`,
    })
    .from(events)
    .where(and(eq(events.channel_id, channelId), eq(events.id, eventId)))
  return row
}

/** Who has an account, and did not stop these mails. */
const isReachable = sql`not ${users.stops_buyer_mails}`

/**
 * Who bought the game singly, for themself or for others, and who opened it as a gift. What was given back counts only once the
 * game is cancelled: these people still want to hear of it.
 */
export async function listBuyerIds(db: Db, channelId: number, eventId: number): Promise<number[]> {
  const bought = sql`
    select o.id, o.user_id from ${orders} o join ${events} e on e.id = o.event_id
    where o.channel_id = ${channelId} and o.event_id = ${eventId} and o.type = 'event'
      and (o.status = 'paid' or (o.status = 'refunded' and e.cancelled_by is not null))`
  const { rows } = await db.execute<{ id: number }>(sql`
    with bought as (${bought})
    select ${users.id} from ${users} where ${users.channel_id} = ${channelId} and ${isReachable} and ${users.id} in (
      select user_id from bought union
      select g.user_id from ${gifts} g join bought on bought.id = g.order_id)
    order by ${users.id}`)
  return rows.map(({ id }) => id)
}

/** Passes and subscriptions that may open something now, each with its holder: bought, opened as a gift, or given. */
export async function listHeldPasses(
  db: Db,
  channelId: number,
  now: Date,
): Promise<{ userId: number; held: HeldOrder }[]> {
  const columns = {
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
  const opens = and(
    eq(orders.channel_id, channelId),
    inArray(orders.type, ['package', 'subscription']),
    eq(orders.status, 'paid'),
    eq(orders.activity_status, 'active'),
    or(isNull(orders.expires_at), gt(orders.expires_at, now)),
  )
  const bought = db
    .select({ user_id: orders.user_id, ...columns })
    .from(orders)
    .innerJoin(users, eq(users.id, orders.user_id))
    .where(and(opens, eq(orders.is_gift, false), isReachable))
  const received = db
    .select({ user_id: gifts.user_id, ...columns })
    .from(gifts)
    .innerJoin(orders, eq(orders.id, gifts.order_id))
    .innerJoin(users, eq(users.id, gifts.user_id))
    .where(and(opens, isReachable))
  const given = db
    .select(heldGrant)
    .from(grants)
    .innerJoin(users, eq(users.id, grants.user_id))
    .where(
      and(
        eq(grants.channel_id, channelId),
        isNotNull(grants.user_id),
        ne(grants.type, 'event'),
        gt(grants.ends_at, now),
        isReachable,
      ),
    )
  const rows = await unionAll(bought, received, given).limit(maxPasses)
  return rows.flatMap(({ user_id, ...row }) =>
    user_id === null ? [] : { userId: user_id, held: readHeldOrder(row) },
  )
}

export async function setStopsBuyerMails(
  db: Db | Tx,
  channelId: number,
  userId: number,
  stops: boolean,
): Promise<boolean> {
  const rows = await db
    .update(users)
    .set({ stops_buyer_mails: stops })
    .where(and(eq(users.channel_id, channelId), eq(users.id, userId)))
    .returning({ id: users.id })
  return rows.length > 0
}
