import { and, desc, eq, sql } from 'drizzle-orm'
import type { Db } from '../../db/connection.ts'
import { perDb } from '../../db/per-db.ts'
import { orders, transactions } from '../../db/tables.ts'
import { createBatcher } from '../../runtime/batcher.ts'
import type { StoredOrder, StoredTransaction } from './order-row-store.ts'

interface PolledOrder {
  order: StoredOrder
  /** The newest first. */
  paid: StoredTransaction[]
}

/** A buyer who has just paid asks every two seconds. Requests of the same moment share one read. */
export function findPolledOrder(db: Db, channelId: number, id: number): Promise<PolledOrder | null> {
  return polledOrders(db)(channelId, id)
}

const polledOrders = perDb(db => {
  const ofChannel = sql.placeholder('channelId')
  const ofIds = sql`any(${sql.placeholder('ids')})`
  const rows = db
    .select()
    .from(orders)
    .where(and(eq(orders.channel_id, ofChannel), sql`${orders.id} = ${ofIds}`))
    .prepare('polled_orders')
  const payments = db
    .select()
    .from(transactions)
    .where(and(eq(transactions.channel_id, ofChannel), sql`${transactions.order_id} = ${ofIds}`))
    .orderBy(desc(transactions.at), desc(transactions.id))
    .prepare('polled_payments')
  return createBatcher<number, PolledOrder | null>({
    everyMs: 20,
    atOnce: 2,
    async run(channelId, asked) {
      const found = await rows.execute({ channelId, ids: [...new Set(asked)] })
      const byId = new Map(found.map(order => [order.id, order]))
      // An unsettled order has no payments yet, and most callers ask for nothing else.
      const ids = found.flatMap(({ id, status }) => (status === 'created' ? [] : [id]))
      const paid = ids.length === 0 ? [] : await payments.execute({ channelId, ids })
      const byOrder = Map.groupBy(paid, ({ order_id }) => order_id)
      return asked.map(id => {
        const order = byId.get(id)
        return order ? { order, paid: byOrder.get(id) ?? [] } : null
      })
    },
  })
})
