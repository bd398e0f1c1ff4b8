import { maxTotal, type OrderFilter, type OrderMethod } from '@grandstand/contract'
import { and, desc, eq, inArray, isNull, ne, notInArray, type SQL, sql, sum } from 'drizzle-orm'
import type { Db, Tx } from '../../db/connection.ts'
import { countRows } from '../../db/count-rows.ts'
import {
  auditLog,
  disputes,
  eventParticipants,
  orders,
  paymentEvents,
  transactions,
  users,
} from '../../db/tables.ts'

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
  from?: string | undefined
  to?: string | undefined
  method?: OrderMethod | undefined
  /** Of the days. */
  timeZone: string
  limit: number
  offset: number
}

const methods: Record<OrderMethod, SQL> = {
  visa: eq(orders.card_brand, 'visa'),
  mastercard: eq(orders.card_brand, 'mastercard'),
  amex: eq(orders.card_brand, 'amex'),
  other_card: notInArray(orders.card_brand, ['visa', 'mastercard', 'amex']),
  free: isNull(orders.attempted_at),
}

const withBuyer = {
  order: orders,
  buyer: users,
  refunded: sumRefunded(),
  /** Of a single game. */
  teamIds: sql<number[]>`array(select p.participant_id from ${eventParticipants} p
    where p.event_id = ${orders.event_id} order by p.position limit 2)`,
  disputeDueAt:
    sql`(select min(d.due_at) from ${disputes} d where d.order_id = ${orders.id} and d.state = 'open')`.mapWith(
      disputes.due_at,
    ),
}

function sumRefunded() {
  return sql`(select coalesce(sum(t.refunded), 0) from ${transactions} t where t.order_id = ${orders.id})`.mapWith(
    Number,
  )
}

function matchesOf(channelId: number, asked: Omit<OrderSearch, 'limit' | 'offset'>) {
  const { from, to, method, timeZone } = asked
  const searched = sql`search_fold(concat_ws(' ', ${orders.product_name}::text, ${orders.coupon_code},
    ${orders.payment_intent_id}, ${orders.payment_subscription_id}, ${users.first_name}, ${users.last_name}, ${users.email}))`
  return and(
    eq(orders.channel_id, channelId),
    from === undefined
      ? undefined
      : sql`${orders.created_at} >= ${from}::date::timestamp at time zone ${timeZone}`,
    to === undefined
      ? undefined
      : sql`${orders.created_at} < (${to}::date + 1)::timestamp at time zone ${timeZone}`,
    method && methods[method],
    shown[asked.show],
    asked.userId === undefined ? undefined : eq(orders.user_id, asked.userId),
    asked.eventId === undefined ? undefined : eq(orders.event_id, asked.eventId),
    ...asked.words.map(
      word =>
        sql`(${orders.id}::text = ltrim(${word}, '#') or strpos(${searched}, search_fold(${word})) > 0)`,
    ),
  )
}

/** Newest first. */
export async function listStudioOrderRows(db: Db | Tx, channelId: number, asked: OrderSearch) {
  const matches = matchesOf(channelId, asked)
  const rows = await db
    .select(withBuyer)
    .from(orders)
    .leftJoin(users, eq(users.id, orders.user_id))
    .where(matches)
    .orderBy(desc(orders.created_at), desc(orders.id))
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

/** What was paid for the orders that match and what was given back of it, by currency. */
export function sumOrders(db: Db | Tx, channelId: number, asked: Omit<OrderSearch, 'limit' | 'offset'>) {
  return db
    .select({
      currency: orders.currency,
      paid: sum(transactions.total).mapWith(Number),
      refunded: sum(transactions.refunded).mapWith(Number),
    })
    .from(orders)
    .innerJoin(transactions, eq(transactions.order_id, orders.id))
    .leftJoin(users, eq(users.id, orders.user_id))
    .where(and(matchesOf(channelId, asked), inArray(transactions.status, ['paid', 'refunded'])))
    .groupBy(orders.currency)
    .orderBy(desc(sum(transactions.total)))
}

export const countDisputed = (db: Db | Tx, channelId: number): Promise<number> =>
  db.$count(orders, and(eq(orders.channel_id, channelId), shown.disputed))

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
