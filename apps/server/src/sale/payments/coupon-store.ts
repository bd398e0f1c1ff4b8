import { and, count, eq, ne, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../db/connection.ts'
import { coupons, orders } from '../../db/tables.ts'

export type CouponRow = typeof coupons.$inferSelect

/** However it is written. */
export async function findCoupon(db: Db, channelId: number, code: string): Promise<CouponRow | undefined> {
  const [row] = await db
    .select()
    .from(coupons)
    .where(and(eq(coupons.channel_id, channelId), eq(coupons.code, code.toUpperCase())))
  return row
}

/** Until the transaction ends nobody else uses it: the last use of many is one. */
export async function holdCoupon(tx: Tx, channelId: number, id: number): Promise<void> {
  await tx
    .select({ id: coupons.id })
    .from(coupons)
    .where(and(eq(coupons.channel_id, channelId), eq(coupons.id, id)))
    .for('update')
}

/** An attempt that failed used nothing, and neither has a visitor. */
export async function countUses(db: Db | Tx, channelId: number, userId: number | null, code: string) {
  const [counted] = await db
    .select({
      uses: count(),
      usesOfUser: sql<number>`count(*) filter (where ${orders.user_id} = ${userId})`.mapWith(Number),
    })
    .from(orders)
    .where(and(eq(orders.channel_id, channelId), eq(orders.coupon_code, code), ne(orders.status, 'failed')))
  return counted ?? { uses: 0, usesOfUser: 0 }
}
