import { and, eq } from 'drizzle-orm'
import type { Db } from '../../db/connection.ts'
import { orders, transactions } from '../../db/tables.ts'

/** A payment with its order, of this buyer alone. */
export async function findPaid(db: Db, channelId: number, userId: number, transactionId: number) {
  const [row] = await db
    .select({ order: orders, transaction: transactions })
    .from(transactions)
    .innerJoin(orders, eq(orders.id, transactions.order_id))
    .where(
      and(
        eq(transactions.channel_id, channelId),
        eq(transactions.id, transactionId),
        eq(orders.user_id, userId),
      ),
    )
  return row
}
