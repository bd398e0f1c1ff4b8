import { and, eq, gt, isNull, lt, ne, notExists, type SQL } from 'drizzle-orm'
import type { Db, Tx } from '../../db/connection.ts'
import { apiKeys, gifts, grants, orders, userIdentities, users } from '../../db/tables.ts'

/** Accounts that were made for a purchase which never came, and that nobody is logged in to, the oldest first. */
export async function listUnpaidAccounts(
  db: Db,
  channelId: number,
  { now, madeBefore, limit }: { now: Date; madeBefore: Date; limit: number },
): Promise<number[]> {
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .where(and(isUnpaid(db, channelId, now), lt(users.created_at, madeBefore)))
    .orderBy(users.id)
    .limit(limit)
  return rows.map(({ id }) => id)
}

/**
 * Holds the account until the transaction ends; false if somebody has entered, proven or paid since. The row is held first:
 * whatever refers to it afterwards waits, and what came before is seen.
 */
export async function holdUnpaidAccount(
  tx: Tx,
  channelId: number,
  userId: number,
  now: Date,
): Promise<boolean> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update')
  const rows = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(isUnpaid(tx, channelId, now), eq(users.id, userId)))
  return rows.length === 1
}

/** Only a purchase makes an account without a password or a social login. A try that failed is no order. */
function isUnpaid(db: Db | Tx, channelId: number, now: Date): SQL | undefined {
  return and(
    eq(users.channel_id, channelId),
    isNull(users.email_verified_at),
    isNull(users.password_hash),
    isNull(users.member_number),
    notExists(db.select().from(userIdentities).where(eq(userIdentities.user_id, users.id))),
    notExists(
      db
        .select()
        .from(apiKeys)
        .where(and(eq(apiKeys.user_id, users.id), gt(apiKeys.expires_at, now))),
    ),
    notExists(db.select().from(grants).where(eq(grants.user_id, users.id))),
    notExists(db.select().from(gifts).where(eq(gifts.user_id, users.id))),
    notExists(
      db
        .select()
        .from(orders)
        .where(and(eq(orders.user_id, users.id), ne(orders.status, 'failed'))),
    ),
  )
}
