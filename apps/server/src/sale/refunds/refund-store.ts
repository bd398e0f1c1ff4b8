import { chooseNextTry } from '@grandstand/rules'
import { and, desc, eq, isNull, lte, type Placeholder, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../db/connection.ts'
import { perDb } from '../../db/per-db.ts'
import { orders, refunds } from '../../db/tables.ts'

export type RefundRow = typeof refunds.$inferSelect
type NewRefund = Pick<RefundRow, 'order_id' | 'amount' | 'reason' | 'idempotency_key' | 'operator_email'>

/** Refund requests for one order wait for each other, so together they return no more than was paid. */
export async function holdOrder(tx: Tx, channelId: number, orderId: number): Promise<void> {
  await tx
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.channel_id, channelId), eq(orders.id, orderId)))
    .for('no key update')
}

/** One that is tried here is the business of another process only if this one dies. */
export async function insertRefund(
  tx: Tx,
  channelId: number,
  row: NewRefund,
  { now, isTriedHere }: { now: Date; isTriedHere: boolean },
): Promise<RefundRow> {
  const [made] = await tx
    .insert(refunds)
    .values({
      ...row,
      channel_id: channelId,
      requested_at: now,
      tries: isTriedHere ? 1 : 0,
      next_try_at: isTriedHere ? chooseNextTry(1, now) : now,
    })
    .returning()
  if (!made) throw new Error('The refund was not written')
  return made
}

export async function findRefundByKey(
  tx: Tx,
  channelId: number,
  orderId: number,
  key: string,
): Promise<RefundRow | undefined> {
  const [row] = await tx
    .select()
    .from(refunds)
    .where(
      and(eq(refunds.channel_id, channelId), eq(refunds.order_id, orderId), eq(refunds.idempotency_key, key)),
    )
  return row
}

export async function getRefund(db: Db, channelId: number, id: number): Promise<RefundRow> {
  const [row] = await db
    .select()
    .from(refunds)
    .where(and(eq(refunds.channel_id, channelId), eq(refunds.id, id)))
  if (!row) throw new Error(`There is no refund ${id}`)
  return row
}

/** The newest first. */
export function listRefunds(db: Db | Tx, channelId: number, orderId: number): Promise<RefundRow[]> {
  return db
    .select()
    .from(refunds)
    .where(and(eq(refunds.channel_id, channelId), eq(refunds.order_id, orderId)))
    .orderBy(desc(refunds.id))
    .limit(1_000)
}

/** Refunds that are due to be tried, each the business of one process until its next try is due. */
export async function claimRefunds(
  db: Db,
  { now, limit }: { now: Date; limit: number },
): Promise<RefundRow[]> {
  // Most turns nothing is due, which one question tells.
  if ((await dueRefunds(db).execute({ now })).length === 0) return []
  return db.transaction(async tx => {
    const due = await tx
      .select({ id: refunds.id, tries: refunds.tries })
      .from(refunds)
      .where(isDue(now))
      .orderBy(refunds.next_try_at)
      .limit(limit)
      .for('update', { skipLocked: true })
    const claimed: RefundRow[] = []
    for (const { id, tries } of due) {
      const next_try_at = chooseNextTry(tries + 1, now)
      const set = { tries: tries + 1, next_try_at }
      claimed.push(...(await tx.update(refunds).set(set).where(eq(refunds.id, id)).returning()))
    }
    return claimed
  })
}

const isDue = (now: Date | Placeholder) => and(isNull(refunds.ended_at), lte(refunds.next_try_at, now))

const dueRefunds = perDb(db =>
  db
    .select({ id: refunds.id })
    .from(refunds)
    .where(isDue(sql.placeholder('now')))
    .limit(1)
    .prepare('due_refunds'),
)

/** From now on it is asked for under another key. */
export async function changeKey(db: Db, channelId: number, { id, key_number }: RefundRow): Promise<void> {
  await db
    .update(refunds)
    .set({ key_number: key_number + 1 })
    .where(and(eq(refunds.channel_id, channelId), eq(refunds.id, id), eq(refunds.key_number, key_number)))
}

export async function endRefund(
  db: Db,
  channelId: number,
  id: number,
  end: Partial<Pick<RefundRow, 'amount' | 'problem'>> & { ended_at: Date },
): Promise<void> {
  await db
    .update(refunds)
    .set(end)
    .where(and(eq(refunds.channel_id, channelId), eq(refunds.id, id), isNull(refunds.ended_at)))
}
