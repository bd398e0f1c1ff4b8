import { attemptMs } from '@grandstand/rules'
import { and, asc, eq, inArray, isNull, lte, or, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../db/connection.ts'
import { orders, trialCards, users } from '../../db/tables.ts'
import type { StoredOrder } from '../../orders/orders/index.ts'

export interface SameProduct {
  type: string
  event_id: number | null
  package_id: number | null
  participant_id: number | null
  isGift: boolean
}

/** As the index `orders_open_attempt` tells products apart: one subscription at a time, whichever it is. */
function isOfProduct(channelId: number, userId: number, { type, isGift, ...product }: SameProduct) {
  return and(
    eq(orders.channel_id, channelId),
    eq(orders.user_id, userId),
    eq(orders.type, type),
    eq(orders.is_gift, isGift),
    sql`coalesce(${orders.event_id}, ${orders.package_id}, 0) = ${product.event_id ?? product.package_id ?? 0}`,
    sql`coalesce(${orders.participant_id}, 0) = ${product.participant_id ?? 0}`,
  )
}

export async function findOpenAttempt(
  tx: Tx,
  channelId: number,
  userId: number,
  product: SameProduct,
): Promise<StoredOrder | undefined> {
  const [row] = await tx
    .select()
    .from(orders)
    .where(and(isOfProduct(channelId, userId, product), eq(orders.status, 'created')))
  return row
}

/** Paid a moment ago, perhaps in another tab. A gift may be given twice, to two people. */
export async function isPaidFor(
  tx: Tx,
  channelId: number,
  userId: number,
  product: SameProduct,
  now: Date,
): Promise<boolean> {
  if (product.isGift) return false
  const rows = await tx
    .select({ id: orders.id })
    .from(orders)
    .where(
      and(
        isOfProduct(channelId, userId, product),
        eq(orders.status, 'paid'),
        eq(orders.activity_status, 'active'),
        sql`(${orders.expires_at} is null or ${orders.expires_at} > ${now.toISOString()}::timestamptz)`,
      ),
    )
    .limit(1)
  return rows.length > 0
}

export async function isTrialCard(db: Db | Tx, channelId: number, cardHash: string): Promise<boolean> {
  const rows = await db
    .select({ at: trialCards.at })
    .from(trialCards)
    .where(and(eq(trialCards.channel_id, channelId), eq(trialCards.card_hash, cardHash)))
  return rows.length > 0
}

/** False: user or card had a trial already. */
export async function takeTrial(
  tx: Tx,
  channelId: number,
  { userId, cardHash, now }: { userId: number; cardHash: string; now: Date },
): Promise<boolean> {
  const marked = await tx
    .update(users)
    .set({ trial_period_used: true })
    .where(and(eq(users.channel_id, channelId), eq(users.id, userId), eq(users.trial_period_used, false)))
    .returning({ id: users.id })
  const kept = await tx
    .insert(trialCards)
    .values({ channel_id: channelId, card_hash: cardHash, at: now })
    .onConflictDoNothing()
    .returning({ at: trialCards.at })
  return marked.length === 1 && kept.length === 1
}

/** The attempt came to nothing, so the trial is still there. */
export async function giveTrialBack(
  tx: Tx,
  channelId: number,
  { userId, cardHash }: { userId: number; cardHash: string },
): Promise<void> {
  await tx
    .update(users)
    .set({ trial_period_used: false })
    .where(and(eq(users.channel_id, channelId), eq(users.id, userId)))
  await tx
    .delete(trialCards)
    .where(and(eq(trialCards.channel_id, channelId), eq(trialCards.card_hash, cardHash)))
}

export type DueOrder = { id: number; channel_id: number; payment_account: string | null }

/**
 * Orders that are due to be checked, marked as asked so that no other process takes them as well. The longest waiting
 * come first, and an attempt that the provider may not have known is checked again as soon as its time is over.
 */
export async function claimUnsettled(
  db: Db,
  { now, limit }: { now: Date; limit: number },
): Promise<DueOrder[]> {
  const ago = (ms: number) => sql`${new Date(now.getTime() - ms).toISOString()}::timestamptz`
  const asked = sql`coalesce(settled_at, attempted_at)`
  const over = sql`attempted_at + ${`${attemptMs} ms`}::interval`
  const { rows } = await db.execute<DueOrder>(sql`
    update ${orders} set settled_at = ${now.toISOString()}::timestamptz
    where id in (
      select id from ${orders}
      where (status = 'created' and attempted_at is not null and (
          (created_at > ${ago(120_000)} and ${asked} < ${ago(8_000)}) or ${asked} < ${ago(60_000)}
          or (${over} <= ${now.toISOString()}::timestamptz and ${asked} < ${over})))
        or (payment_subscription_id is not null and activity_status = 'active' and status = 'paid'
          and period_ends_at < ${now.toISOString()}::timestamptz and ${asked} < ${ago(600_000)})
      order by ${asked}, id limit ${limit} for update skip locked
    ) returning id, channel_id, payment_account`)
  return rows
}

/** False: somebody asked about it a moment ago or asks now. It waits for nobody who holds the order. */
export async function claimOrder(
  db: Db,
  { id, channel_id, settled_at }: StoredOrder,
  now: Date,
  everyMs: number,
): Promise<boolean> {
  const before = new Date(now.getTime() - everyMs)
  if (settled_at && settled_at > before) return false
  const due = db
    .select({ id: orders.id })
    .from(orders)
    .where(
      and(
        eq(orders.channel_id, channel_id),
        eq(orders.id, id),
        or(isNull(orders.settled_at), lte(orders.settled_at, before)),
      ),
    )
    .for('update', { skipLocked: true })
  const rows = await db
    .update(orders)
    .set({ settled_at: now })
    .where(and(eq(orders.channel_id, channel_id), inArray(orders.id, due)))
    .returning({ id: orders.id })
  return rows.length === 1
}

/** What has reached its end without anybody to tell of it. */
export async function listEnded(db: Db, now: Date, limit: number): Promise<StoredOrder[]> {
  return db
    .select()
    .from(orders)
    .where(
      and(
        eq(orders.status, 'paid'),
        eq(orders.activity_status, 'active'),
        sql`${orders.expires_at} <= ${now.toISOString()}::timestamptz`,
      ),
    )
    .orderBy(asc(orders.id))
    .limit(limit)
}
