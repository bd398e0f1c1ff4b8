import { maxTotal, type OrderFilter } from '@grandstand/contract'
import { and, desc, eq, inArray, ne, type SQL, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../db/connection.ts'
import { countRows } from '../../db/count-rows.ts'
import { auditLog, orders, paymentEvents, transactions, users } from '../../db/tables.ts'

const shown: Record<OrderFilter, SQL | undefined> = {
  all: undefined,
  open: eq(orders.status, 'created'),
  paid: eq(orders.status, 'paid'),
  refunded: eq(orders.status, 'refunded'),
  failed: eq(orders.status, 'failed'),
  disputed: eq(orders.payment_state, 'disputed'),
}

export interface OrderSearch {
  words: readonly string[]
  show: OrderFilter
  userId?: number | undefined
  eventId?: number | undefined
  limit: number
  offset: number
}

const withBuyer = { order: orders, buyer: users, refunded: sumRefunded() }

function sumRefunded() {
  return sql`(select coalesce(sum(t.refunded), 0) from ${transactions} t where t.order_id = ${orders.id})`.mapWith(
    Number,
  )
}

/** Newest first. */
export async function listStudioOrderRows(db: Db | Tx, channelId: number, asked: OrderSearch) {
  const searched = sql`search_fold(concat_ws(' ', ${orders.product_name}::text, ${orders.coupon_code},
    ${orders.payment_intent_id}, ${orders.payment_subscription_id}, ${users.first_name}, ${users.last_name}, ${users.email}))`
  const matches = and(
    eq(orders.channel_id, channelId),
    shown[asked.show],
    asked.userId === undefined ? undefined : eq(orders.user_id, asked.userId),
    asked.eventId === undefined ? undefined : eq(orders.event_id, asked.eventId),
    ...asked.words.map(
      word =>
        sql`(${orders.id}::text = ltrim(${word}, '#') or strpos(${searched}, search_fold(${word})) > 0)`,
    ),
  )
  const rows = await db
    .select(withBuyer)
    .from(orders)
    .leftJoin(users, eq(users.id, orders.user_id))
    .where(matches)
    .orderBy(desc(orders.id))
    .limit(asked.limit)
    .offset(asked.offset)
  const counted = db
    .select({ one: sql`1` })
    .from(orders)
    .leftJoin(users, eq(users.id, orders.user_id))
    .where(matches)
    .limit(maxTotal)
  return { rows, total: await countRows(db, counted) }
}

export type StudioOrderRow = Awaited<ReturnType<typeof listStudioOrderRows>>['rows'][number]

export async function findStudioOrderRow(
  db: Db | Tx,
  channelId: number,
  id: number,
): Promise<StudioOrderRow | undefined> {
  const [row] = await db
    .select(withBuyer)
    .from(orders)
    .leftJoin(users, eq(users.id, orders.user_id))
    .where(and(eq(orders.channel_id, channelId), eq(orders.id, id)))
  return row
}

/** Other orders of the buyer for the same product, the newest first. */
export async function listOtherAttempts(db: Db | Tx, channelId: number, { order }: StudioOrderRow) {
  if (order.user_id === null) return []
  const isSame = (['event_id', 'package_id', 'subscription_id', 'participant_id'] as const).map(
    column => sql`${orders[column]} is not distinct from ${order[column]}`,
  )
  return db
    .select()
    .from(orders)
    .where(
      and(
        eq(orders.channel_id, channelId),
        eq(orders.user_id, order.user_id),
        eq(orders.type, order.type),
        ne(orders.id, order.id),
        ...isSame,
      ),
    )
    .orderBy(desc(orders.id))
    .limit(50)
}

/** What the provider reported, newest first. */
export function listPaymentEvents(db: Db | Tx, channelId: number, orderId: number) {
  return db
    .select()
    .from(paymentEvents)
    .where(and(eq(paymentEvents.channel_id, channelId), eq(paymentEvents.order_id, orderId)))
    .orderBy(desc(paymentEvents.received_at), desc(paymentEvents.event_id))
    .limit(100)
}

/** What operators did with one order, the newest first. */
export function listOrderActions(db: Db | Tx, channelId: number, orderId: number) {
  return db
    .select({
      id: auditLog.id,
      at: auditLog.at,
      action: auditLog.action,
      operator_email: auditLog.operator_email,
    })
    .from(auditLog)
    .where(
      and(
        eq(auditLog.channel_id, channelId),
        eq(auditLog.target_type, 'order'),
        eq(auditLog.target_id, orderId),
        inArray(auditLog.action, ['refund_order', 'settle_order']),
      ),
    )
    .orderBy(desc(auditLog.id))
    .limit(100)
}
