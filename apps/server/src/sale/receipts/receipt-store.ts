import { and, eq } from 'drizzle-orm'
import type { Db } from '../../db/connection.ts'
import { events, orders, transactions } from '../../db/tables.ts'

/** A payment with its order, of this buyer alone. */
export async function findPaid(db: Db, channelId: number, userId: number, transactionId: number) {
  const [row] = await db
    .select({ order: orders, transaction: transactions, startsAt: events.event_utc_ts })
    .from(transactions)
    .innerJoin(orders, eq(orders.id, transactions.order_id))
    .leftJoin(events, eq(events.id, orders.event_id))
    .where(
      and(
        eq(transactions.channel_id, channelId),
        eq(transactions.id, transactionId),
        eq(orders.user_id, userId),
      ),
    )
  return row
}
