import { and, eq, isNotNull, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../db/connection.ts'
import { orders, paymentCustomers, users } from '../../db/tables.ts'

export async function findCustomer(
  db: Db | Tx,
  channelId: number,
  userId: number,
  account: string,
): Promise<string | null> {
  const [row] = await db
    .select({ id: paymentCustomers.customer_id })
    .from(paymentCustomers)
    .where(
      and(
        eq(paymentCustomers.channel_id, channelId),
        eq(paymentCustomers.user_id, userId),
        eq(paymentCustomers.account, account),
      ),
    )
  return row?.id ?? null
}

/** Null: the customer is another deployment's. */
export async function findUserOfCustomer(
  db: Db,
  channelId: number,
  { account, customerId }: { account: string; customerId: string },
): Promise<number | null> {
  const [row] = await db
    .select({ user_id: paymentCustomers.user_id })
    .from(paymentCustomers)
    .where(
      and(
        eq(paymentCustomers.channel_id, channelId),
        eq(paymentCustomers.account, account),
        eq(paymentCustomers.customer_id, customerId),
      ),
    )
  return row?.user_id ?? null
}

/**
 * Another process may have been first; its customer is given then. Null: the address was proven since `user` was read, so that
 * the customer may be somebody else's.
 */
export function keepCustomer(
  db: Db,
  channelId: number,
  user: { id: number; email_verified_at: Date | null },
  customer: { account: string; customer_id: string },
): Promise<string | null> {
  return db.transaction(async tx => {
    const [held] = await tx
      .select({ provenAt: users.email_verified_at })
      .from(users)
      .where(and(eq(users.channel_id, channelId), eq(users.id, user.id)))
      .for('share')
    if (!held || held.provenAt?.getTime() !== user.email_verified_at?.getTime()) return null
    await tx
      .insert(paymentCustomers)
      .values({ ...customer, user_id: user.id, channel_id: channelId })
      .onConflictDoNothing()
    return findCustomer(tx, channelId, user.id, customer.account)
  })
}

/** One attempt of a buyer at a time, in whichever process: until the transaction ends others wait. */
export async function holdBuyer(tx: Tx, channelId: number, userId: number): Promise<boolean> {
  const rows = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.channel_id, channelId), eq(users.id, userId)))
    .for('no key update')
  return rows.length === 1
}

/** With those that it had before somebody else proved its address. */
export function listCustomers(db: Db | Tx, channelId: number, userId: number) {
  const ofOrders = db
    .select({
      account: sql<string>`${orders.payment_account}`,
      customer_id: sql<string>`${orders.payment_customer_id}`,
    })
    .from(orders)
    .where(
      and(
        eq(orders.channel_id, channelId),
        eq(orders.user_id, userId),
        isNotNull(orders.payment_account),
        isNotNull(orders.payment_customer_id),
      ),
    )
  return db
    .select({ account: paymentCustomers.account, customer_id: paymentCustomers.customer_id })
    .from(paymentCustomers)
    .where(isOfUser(channelId, userId))
    .union(ofOrders)
}

export function deleteCustomers(tx: Tx, channelId: number, userId: number) {
  return tx
    .delete(paymentCustomers)
    .where(isOfUser(channelId, userId))
    .returning({ account: paymentCustomers.account, customer_id: paymentCustomers.customer_id })
}

export function listOrdersOfCustomer(db: Db, channelId: number, customerId: string) {
  return db
    .select({
      id: orders.id,
      status: orders.status,
      payment_subscription_id: orders.payment_subscription_id,
    })
    .from(orders)
    .where(and(eq(orders.channel_id, channelId), eq(orders.payment_customer_id, customerId)))
}

function isOfUser(channelId: number, userId: number) {
  return and(eq(paymentCustomers.channel_id, channelId), eq(paymentCustomers.user_id, userId))
}
