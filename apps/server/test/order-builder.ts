import { and, eq } from 'drizzle-orm'
import { orders, packages, subscriptions, transactions } from '../src/db/tables.ts'
import { addOrder } from '../src/orders/orders/index.ts'
import type { TestServer } from './start-test-server.ts'

type Change = Partial<Parameters<typeof addOrder>[2]> & { package?: string; subscription?: string }

/** Orders as they stand after a payment: paid, active, without an end. Products are named by alias. */
export function openShop(server: TestServer, channelId = server.alphaId) {
  const { db } = server.ctx
  return {
    async add(userId: number, { package: pass, subscription, ...change }: Change): Promise<number> {
      const ofPackage =
        pass === undefined ? {} : { type: 'package', package_id: await idOf(packages, channelId, pass) }
      const ofSubscription =
        subscription === undefined
          ? {}
          : { type: 'subscription', subscription_id: await idOf(subscriptions, channelId, subscription) }
      return addOrder(server.ctx, channelId, {
        user_id: userId,
        type: 'event',
        product_name: 'Product',
        status: 'paid',
        activity_status: 'active',
        base_price: 899,
        service_fee: 100,
        currency: 'USD',
        created_at: server.ctx.now(),
        ...ofPackage,
        ...ofSubscription,
        ...change,
      })
    },
    /** The payment of an order; its id. */
    async pay(orderId: number): Promise<number> {
      const [made] = await db
        .insert(transactions)
        .values({
          channel_id: channelId,
          order_id: orderId,
          event: 'created',
          status: 'paid',
          base_price: 899,
          service_fee: 100,
          discount: 0,
          credit: 0,
          tax: 0,
          total: 999,
          payment_id: `order-${orderId}`,
          at: server.ctx.now(),
        })
        .returning()
      if (!made) throw new Error('no payment')
      return made.id
    },
    refund: (orderId: number) =>
      db
        .update(orders)
        .set({ status: 'refunded', activity_status: 'inactive' })
        .where(eq(orders.id, orderId)),
  }

  async function idOf(table: typeof packages | typeof subscriptions, ofChannel: number, alias: string) {
    const [row] = await db
      .select({ id: table.id })
      .from(table)
      .where(and(eq(table.channel_id, ofChannel), eq(table.alias, alias)))
    if (!row) throw new Error(`no ${alias}`)
    return row.id
  }
}
