import { and, asc, eq, gt, isNotNull, lte, or, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../db/connection.ts'
import { orders, subscriptions, users } from '../../db/tables.ts'

export interface Recipient {
  email: string
  language: string | null
}

/** Until the transaction ends the account is not deleted: no mail is left behind by one that is gone. */
export async function holdRecipient(tx: Tx, channelId: number, userId: number): Promise<Recipient | null> {
  const [row] = await tx
    .select({ email: users.email, language: users.language })
    .from(users)
    .where(and(eq(users.channel_id, channelId), eq(users.id, userId)))
    .for('key share')
  return row ?? null
}

/** Subscriptions whose buyers may have to be told of the end of their period, in the order of their ids. */
export function listToTell(
  db: Db,
  { now, until, afterId, limit }: { now: Date; until: Date; afterId: number; limit: number },
) {
  return db
    .select({ order: orders, offer: subscriptions.offer })
    .from(orders)
    .innerJoin(subscriptions, eq(subscriptions.id, orders.subscription_id))
    .where(
      and(
        gt(orders.id, afterId),
        isNotNull(orders.user_id),
        eq(orders.status, 'paid'),
        eq(orders.activity_status, 'active'),
        eq(orders.auto_renewal, 'active'),
        gt(orders.period_ends_at, now),
        lte(orders.period_ends_at, until),
        or(orders.is_trial, eq(subscriptions.offer, 'annual')),
        sql`${orders.told_ahead_of} is distinct from ${orders.period_ends_at}`,
      ),
    )
    .orderBy(asc(orders.id))
    .limit(limit)
}

/** False: it has been told, or is no longer what it was when it was read. */
export async function markTold(
  tx: Tx,
  channelId: number,
  { id, version }: Pick<typeof orders.$inferSelect, 'id' | 'version'>,
): Promise<boolean> {
  const rows = await tx
    .update(orders)
    .set({ told_ahead_of: orders.period_ends_at })
    .where(
      and(
        eq(orders.channel_id, channelId),
        eq(orders.id, id),
        eq(orders.version, version),
        sql`${orders.told_ahead_of} is distinct from ${orders.period_ends_at}`,
      ),
    )
    .returning({ id: orders.id })
  return rows.length === 1
}
