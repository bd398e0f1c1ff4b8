import { and, eq, isNotNull, isNull, lt, max, sql } from 'drizzle-orm'
import type { Db } from '../../db/connection.ts'
import { orders, refunds, transactions } from '../../db/tables.ts'
import { findLastEventAt } from '../payments/index.ts'

export async function findPaymentMoments(db: Db, channelId: number) {
  const [paid] = await db
    .select({ at: max(transactions.at) })
    .from(transactions)
    .innerJoin(orders, eq(orders.id, transactions.order_id))
    // Of others, as those of the demo, the provider knows nothing and reports nothing.
    .where(
      and(
        eq(transactions.channel_id, channelId),
        sql`${transactions.total} > 0`,
        isNotNull(orders.payment_account),
      ),
    )
  return { lastWebhookAt: await findLastEventAt(db, channelId), lastPaymentAt: paid?.at ?? null }
}

export async function countTroubledOrders(db: Db, channelId: number, before: Date) {
  const ofChannel = eq(orders.channel_id, channelId)
  const [unsettled, disputed] = await Promise.all([
    db.$count(
      orders,
      and(
        ofChannel,
        eq(orders.status, 'created'),
        isNotNull(orders.attempted_at),
        lt(orders.created_at, before),
        // A buyer who left at the bank's check keeps nobody waiting.
        sql`${orders.payment_state} is distinct from 'needs_action'`,
      ),
    ),
    db.$count(orders, and(ofChannel, eq(orders.payment_state, 'disputed'))),
  ])
  return { unsettled, disputed }
}

export async function countTroubledRefunds(
  db: Db,
  channelId: number,
  { before, since }: { before: Date; since: Date },
) {
  const ofChannel = eq(refunds.channel_id, channelId)
  const isNewest = sql`not exists (
    select from ${refunds} later where later.order_id = ${refunds.order_id} and later.id > ${refunds.id})`
  const isPaid = sql`exists (
    select from ${orders} where ${orders.id} = ${refunds.order_id} and ${orders.status} = 'paid')`
  const [waitingRefunds, givenUpRefunds] = await Promise.all([
    db.$count(refunds, and(ofChannel, isNull(refunds.ended_at), lt(refunds.requested_at, before))),
    db.$count(
      refunds,
      and(
        ofChannel,
        isNotNull(refunds.problem),
        sql`${refunds.ended_at} >= ${since.toISOString()}::timestamptz`,
        isNewest,
        isPaid,
      ),
    ),
  ])
  return { waitingRefunds, givenUpRefunds }
}
