import { and, eq } from 'drizzle-orm'
import type { Db, Tx } from '../../db/connection.ts'
import { paymentCustomers, users } from '../../db/tables.ts'

export async function findCustomer(
  db: Db,
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

/** Another process may have been first, with the same one. */
export async function keepCustomer(
  db: Db,
  channelId: number,
  customer: { user_id: number; account: string; customer_id: string },
): Promise<void> {
  await db
    .insert(paymentCustomers)
    .values({ ...customer, channel_id: channelId })
    .onConflictDoNothing()
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

export function listCustomers(db: Db | Tx, channelId: number, userId: number) {
  return db
    .select({ account: paymentCustomers.account, customer_id: paymentCustomers.customer_id })
    .from(paymentCustomers)
    .where(and(eq(paymentCustomers.channel_id, channelId), eq(paymentCustomers.user_id, userId)))
}
