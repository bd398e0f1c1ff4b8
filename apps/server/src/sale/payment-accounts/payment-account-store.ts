import { and, eq, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../db/connection.ts'
import { events, packages, paymentAccounts, subscriptions } from '../../db/tables.ts'

export type PaymentAccountRow = typeof paymentAccounts.$inferSelect

export async function findCurrentAccount(
  db: Db | Tx,
  channelId: number,
): Promise<PaymentAccountRow | undefined> {
  const [row] = await db.select().from(paymentAccounts).where(isCurrent(channelId))
  return row
}

/** Held until the transaction ends: two owners who connect at once take turns. */
export async function holdAccounts(tx: Tx, channelId: number): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('payment_accounts'), ${channelId})`)
}

/** Sells from now on. New keys of a known account take the place of its old ones. */
export async function keepCurrentAccount(tx: Tx, row: PaymentAccountRow): Promise<void> {
  await endCurrentAccount(tx, row.channel_id)
  await tx
    .insert(paymentAccounts)
    .values(row)
    .onConflictDoUpdate({ target: [paymentAccounts.channel_id, paymentAccounts.name], set: row })
}

/** Of an account that its owner has not finished yet. What is known of it, as that it sells, stays. */
export async function keepBegunAccount(tx: Tx, row: PaymentAccountRow): Promise<void> {
  await tx
    .insert(paymentAccounts)
    .values(row)
    .onConflictDoUpdate({
      target: [paymentAccounts.channel_id, paymentAccounts.name],
      set: { adds_tax: row.adds_tax },
    })
}

/** Sells from now on. */
export async function makeAccountCurrent(
  tx: Tx,
  channelId: number,
  { name, ...facts }: Pick<PaymentAccountRow, 'name' | 'label' | 'operator_email' | 'connected_at'>,
): Promise<void> {
  await endCurrentAccount(tx, channelId)
  await tx
    .update(paymentAccounts)
    .set({ ...facts, is_current: true })
    .where(and(eq(paymentAccounts.channel_id, channelId), eq(paymentAccounts.name, name)))
}

/** Its row stays, for what was paid there. */
export async function endCurrentAccount(tx: Tx, channelId: number): Promise<void> {
  await tx.update(paymentAccounts).set({ is_current: false }).where(isCurrent(channelId))
}

export async function markTested(db: Db, channelId: number, now: Date): Promise<void> {
  await db.update(paymentAccounts).set({ tested_at: now }).where(isCurrent(channelId))
}

const isCurrent = (channelId: number) =>
  and(eq(paymentAccounts.channel_id, channelId), eq(paymentAccounts.is_current, true))

/** What waits to be sold. */
export async function countForSale(db: Db, channelId: number, now: Date) {
  const [games_for_sale, packagesSold, plansSold] = await Promise.all([
    db.$count(
      events,
      and(
        eq(events.channel_id, channelId),
        sql`${events.base_price} > 0 and ${events.cancelled_by} is null and ${events.event_utc_ts} > ${now.toISOString()}::timestamptz`,
      ),
    ),
    db.$count(packages, and(eq(packages.channel_id, channelId), sql`${packages.type} = 'package'`)),
    db.$count(subscriptions, eq(subscriptions.channel_id, channelId)),
  ])
  return { games_for_sale, passes: packagesSold + plansSold }
}
