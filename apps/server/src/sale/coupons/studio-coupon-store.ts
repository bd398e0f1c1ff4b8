import { maxTotal } from '@grandstand/contract'
import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../db/connection.ts'
import { countRows } from '../../db/count-rows.ts'
import { coupons, orders, packages, subscriptions } from '../../db/tables.ts'

export type CouponRow = typeof coupons.$inferSelect
export type CouponChange = Omit<typeof coupons.$inferInsert, 'id' | 'channel_id' | 'position' | 'code'>

/** With whether it is over, and how often it was used. */
function selectCoupons(db: Db, now: Date) {
  return db
    .select({
      coupon: coupons,
      is_over: isOver(now),
      uses: sql<number>`(
        select count(*)::int from ${orders}
        where ${orders.channel_id} = ${coupons.channel_id} and ${orders.coupon_code} = ${coupons.code}
          and ${orders.status} <> 'failed')`,
    })
    .from(coupons)
}

const isOver = (now: Date) => sql<boolean>`coalesce(${coupons.valid_until} <= ${now.toISOString()}, false)`

export type UsedCoupon = Awaited<ReturnType<typeof selectCoupons>>[number]

export async function findCouponRow(
  db: Db,
  channelId: number,
  id: number,
  now: Date,
): Promise<UsedCoupon | undefined> {
  const [row] = await selectCoupons(db, now).where(and(eq(coupons.channel_id, channelId), eq(coupons.id, id)))
  return row
}

/** Those that count first, then by code. */
export async function listCouponRows(
  db: Db,
  channelId: number,
  { search, now, limit, offset }: { search: string; now: Date; limit: number; offset: number },
) {
  const matches = and(
    eq(coupons.channel_id, channelId),
    search === '' ? undefined : sql`strpos(${coupons.code}, ${search.toUpperCase()}) > 0`,
  )
  const rows = await selectCoupons(db, now)
    .where(matches)
    .orderBy(isOver(now), asc(coupons.code))
    .limit(limit)
    .offset(offset)
  const counted = db.select({ one: sql`1` }).from(coupons).where(matches).limit(maxTotal)
  return { rows, total: await countRows(db, counted) }
}

/** Null: the channel has this code already. */
export async function insertCoupon(
  tx: Tx,
  channelId: number,
  row: CouponChange & { code: string },
): Promise<number | null> {
  const [last] = await tx
    .select({ position: coupons.position })
    .from(coupons)
    .where(eq(coupons.channel_id, channelId))
    .orderBy(desc(coupons.position))
    .limit(1)
  const [made] = await tx
    .insert(coupons)
    .values({ ...row, channel_id: channelId, position: (last?.position ?? -1) + 1 })
    .onConflictDoNothing()
    .returning({ id: coupons.id })
  return made?.id ?? null
}

/** Until the transaction ends nobody else changes or uses it. */
export async function holdCouponRow(tx: Tx, channelId: number, id: number): Promise<CouponRow | undefined> {
  const [row] = await tx
    .select()
    .from(coupons)
    .where(and(eq(coupons.channel_id, channelId), eq(coupons.id, id)))
    .for('update')
  return row
}

/** No matter who made it, operators own it from now on. */
export async function updateCoupon(
  tx: Tx,
  channelId: number,
  id: number,
  change: Partial<CouponChange>,
): Promise<void> {
  await tx
    .update(coupons)
    .set({ ...change, is_of_files: false })
    .where(and(eq(coupons.channel_id, channelId), eq(coupons.id, id)))
}

/** Whether all of them are the channel's, retired ones too. */
export async function areProducts(
  tx: Tx,
  channelId: number,
  wanted: { package_ids: readonly number[]; subscription_ids: readonly number[] },
): Promise<boolean> {
  const count = (table: typeof packages | typeof subscriptions, ids: readonly number[]) =>
    tx.$count(table, and(eq(table.channel_id, channelId), inArray(table.id, [...ids])))
  const passes = new Set(wanted.package_ids)
  const plans = new Set(wanted.subscription_ids)
  return (
    (await count(packages, [...passes])) === passes.size &&
    (await count(subscriptions, [...plans])) === plans.size
  )
}

/** What operators made or changed: files have no say in it. */
export async function listOperatorsCodes(tx: Tx, channelId: number): Promise<string[]> {
  const rows = await tx
    .select({ code: coupons.code })
    .from(coupons)
    .where(and(eq(coupons.channel_id, channelId), eq(coupons.is_of_files, false)))
  return rows.map(({ code }) => code)
}
