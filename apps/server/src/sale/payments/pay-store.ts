import { and, eq, gt, isNotNull, isNull, lt, ne, or, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../db/connection.ts'
import { orders, subscriptions } from '../../db/tables.ts'
import type { StoredOrder } from '../../orders/orders/index.ts'

const broken = 'provider_failed'

/**
 * False: it is settled meanwhile and must not be charged, or there is no use in sending it again. From now on the charge may be
 * on its way.
 */
export async function touchAttempt(
  db: Db,
  channelId: number,
  { id }: StoredOrder,
  now: Date,
): Promise<boolean> {
  const rows = await db
    .update(orders)
    .set({ attempted_at: now })
    .where(and(isUnsettled(channelId, id), sql`${orders.payment_state} is distinct from ${broken}`))
    .returning({ id: orders.id })
  return rows.length === 1
}

export const isBroken = ({ payment_state }: StoredOrder): boolean => payment_state === broken

/** It is not sent again. Unless the provider comes to know of it, its time runs out. */
export async function breakAttempt(db: Db, channelId: number, { id }: StoredOrder): Promise<void> {
  await db.update(orders).set({ payment_state: broken }).where(isUnsettled(channelId, id))
}

function isUnsettled(channelId: number, id: number) {
  return and(eq(orders.channel_id, channelId), eq(orders.id, id), eq(orders.status, 'created'))
}

/** What the provider calls it, so that nobody has to look for it. */
export async function attachPayment(
  db: Db,
  channelId: number,
  { id, type }: StoredOrder,
  paymentId: string,
): Promise<void> {
  const column = type === 'subscription' ? 'payment_subscription_id' : 'payment_intent_id'
  await db
    .update(orders)
    .set({ [column]: paymentId })
    .where(and(eq(orders.channel_id, channelId), eq(orders.id, id), isNull(orders[column])))
}

/** Of retired ones too: what was begun is brought to its end. */
export async function findPlanRow(db: Db | Tx, channelId: number, subscriptionId: number) {
  const [row] = await db
    .select()
    .from(subscriptions)
    .where(and(eq(subscriptions.channel_id, channelId), eq(subscriptions.id, subscriptionId)))
  return row
}

/** What the buyer's earlier subscriptions are called at the provider, where they may still go on. */
export async function listFormerPlans(
  db: Db,
  channelId: number,
  { id, user_id }: StoredOrder,
  now: Date,
): Promise<{ planId: string; payment_account: string | null }[]> {
  if (user_id === null) return []
  const rows = await db
    .select({ planId: orders.payment_subscription_id, payment_account: orders.payment_account })
    .from(orders)
    .where(
      and(
        eq(orders.channel_id, channelId),
        eq(orders.user_id, user_id),
        lt(orders.id, id),
        eq(orders.status, 'paid'),
        ne(orders.activity_status, 'canceled'),
        isNotNull(orders.payment_subscription_id),
        or(eq(orders.auto_renewal, 'active'), gt(orders.period_ends_at, now)),
      ),
    )
    .limit(20)
  return rows.flatMap(({ planId, payment_account }) => (planId === null ? [] : [{ planId, payment_account }]))
}
