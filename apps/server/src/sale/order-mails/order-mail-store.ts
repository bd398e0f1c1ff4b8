import { and, asc, eq, gt, isNotNull, lte, or, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../db/connection.ts'
import { events, orders, subscriptions, users } from '../../db/tables.ts'

type RenewingOrder = Pick<typeof orders.$inferSelect, 'id' | 'is_trial'> & { period_ends_at: Date }

export interface Recipient {
  id: number
  email: string
  language: string | null
  first_name: string
  /** The address is proven. */
  isProven: boolean
  hasPassword: boolean
}

/** Until the transaction ends the account is not deleted: no mail is left behind by one that is gone. */
export async function holdRecipient(tx: Tx, channelId: number, userId: number): Promise<Recipient | null> {
  const [row] = await tx
    .select({
      id: users.id,
      email: users.email,
      language: users.language,
      first_name: users.first_name,
      isProven: sql<boolean>`${users.email_verified_at} is not null`,
      hasPassword: sql<boolean>`${users.password_hash} is not null`,
    })
    .from(users)
    .where(and(eq(users.channel_id, channelId), eq(users.id, userId)))
    .for('key share')
  return row ?? null
}

/** When it is played, as things stand. */
export async function findStart(tx: Tx, channelId: number, eventId: number): Promise<Date | null> {
  const [row] = await tx
    .select({ startsAt: events.event_utc_ts })
    .from(events)
    .where(and(eq(events.channel_id, channelId), eq(events.id, eventId)))
  return row?.startsAt ?? null
}

const isToBeRenewed = [
  eq(orders.status, 'paid'),
  eq(orders.activity_status, 'active'),
  eq(orders.auto_renewal, 'active'),
]

/** Subscriptions whose buyers may need a notice of the end of their period, ordered by id. */
export function listRenewing(
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
        ...isToBeRenewed,
        gt(orders.period_ends_at, now),
        lte(orders.period_ends_at, until),
        or(orders.is_trial, eq(subscriptions.offer, 'annual')),
        sql`${orders.told_ahead_of} is distinct from ${orders.period_ends_at}`,
      ),
    )
    .orderBy(asc(orders.id))
    .limit(limit)
}

/**
 * False: the notice was sent, or the order does not renew then. A settlement meanwhile that does not change this does not
 * delay the mail.
 */
export async function markAnnounced(
  tx: Tx,
  channelId: number,
  { id, period_ends_at, is_trial }: RenewingOrder,
): Promise<boolean> {
  const rows = await tx
    .update(orders)
    .set({ told_ahead_of: orders.period_ends_at })
    .where(
      and(
        eq(orders.channel_id, channelId),
        eq(orders.id, id),
        ...isToBeRenewed,
        eq(orders.period_ends_at, period_ends_at),
        eq(orders.is_trial, is_trial),
        sql`${orders.told_ahead_of} is distinct from ${orders.period_ends_at}`,
      ),
    )
    .returning({ id: orders.id })
  return rows.length === 1
}
