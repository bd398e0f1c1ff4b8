import { activityStatuses, orderStatuses } from '@grandstand/contract'
import type { OrderState } from '@grandstand/rules'
import { and, asc, count, desc, eq, inArray } from 'drizzle-orm'
import { z } from 'zod'
import type { Db, Tx } from '../../db/connection.ts'
import { orders, transactions } from '../../db/tables.ts'

export type StoredOrder = typeof orders.$inferSelect
export type StoredTransaction = typeof transactions.$inferSelect

export async function findOrder(
  db: Db | Tx,
  channelId: number,
  id: number,
): Promise<StoredOrder | undefined> {
  const [row] = await db
    .select()
    .from(orders)
    .where(and(eq(orders.channel_id, channelId), eq(orders.id, id)))
  return row
}

/** For commands, which name an order and nothing else. */
export async function findChannelOfOrder(db: Db, id: number): Promise<number | undefined> {
  const [row] = await db.select({ id: orders.channel_id }).from(orders).where(eq(orders.id, id))
  return row?.id
}

/** The same name of an attempt is the same order. */
export async function findAttempt(
  db: Db | Tx,
  channelId: number,
  userId: number,
  idempotencyKey: string,
): Promise<StoredOrder | undefined> {
  const [row] = await db
    .select()
    .from(orders)
    .where(
      and(
        eq(orders.channel_id, channelId),
        eq(orders.user_id, userId),
        eq(orders.idempotency_key, idempotencyKey),
      ),
    )
  return row
}

export async function findOrderOfPayment(
  db: Db,
  channelId: number,
  by: { payment_intent_id: string } | { payment_subscription_id: string },
): Promise<StoredOrder | undefined> {
  const isIt =
    'payment_intent_id' in by
      ? eq(orders.payment_intent_id, by.payment_intent_id)
      : eq(orders.payment_subscription_id, by.payment_subscription_id)
  const [row] = await db
    .select()
    .from(orders)
    .where(and(eq(orders.channel_id, channelId), isIt))
    .orderBy(asc(orders.id))
  return row
}

export async function isPastDue(db: Db, channelId: number, userId: number): Promise<boolean> {
  const rows = await db
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.channel_id, channelId), eq(orders.user_id, userId), orders.is_past_due))
    .limit(1)
  return rows.length > 0
}

/** The newest first. */
export async function listOrderRows(
  db: Db,
  channelId: number,
  userId: number,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ rows: StoredOrder[]; total: number }> {
  const isTheirs = and(eq(orders.channel_id, channelId), eq(orders.user_id, userId))
  const [rows, [counted]] = await Promise.all([
    db.select().from(orders).where(isTheirs).orderBy(desc(orders.id)).limit(limit).offset(offset),
    db.select({ total: count() }).from(orders).where(isTheirs),
  ])
  return { rows, total: counted?.total ?? 0 }
}

/** The newest first. */
export function listTransactionRows(
  db: Db | Tx,
  channelId: number,
  orderIds: readonly number[],
): Promise<StoredTransaction[]> {
  return db
    .select()
    .from(transactions)
    .where(and(eq(transactions.channel_id, channelId), inArray(transactions.order_id, [...orderIds])))
    .orderBy(desc(transactions.at), desc(transactions.id))
    .limit(1_000)
}

const status = z.enum(orderStatuses)
const activityStatus = z.enum(activityStatuses)

export function orderState(row: Pick<StoredOrder, 'status' | 'activity_status'>): OrderState {
  return { status: status.parse(row.status), activity_status: activityStatus.parse(row.activity_status) }
}

const autoRenewal = z.enum(['active', 'cancelled']).nullable()

export const readAutoRenewal = (row: Pick<StoredOrder, 'auto_renewal'>) => autoRenewal.parse(row.auto_renewal)

export type OrderChange = Partial<Omit<typeof orders.$inferInsert, 'id' | 'channel_id' | 'version'>>

/** False: it is no longer what it was when it was read. */
export async function updateOrder(tx: Tx, before: StoredOrder, change: OrderChange): Promise<boolean> {
  const rows = await tx
    .update(orders)
    .set({ ...change, version: before.version + 1 })
    .where(
      and(
        eq(orders.channel_id, before.channel_id),
        eq(orders.id, before.id),
        eq(orders.version, before.version),
      ),
    )
    .returning({ id: orders.id })
  return rows.length === 1
}
