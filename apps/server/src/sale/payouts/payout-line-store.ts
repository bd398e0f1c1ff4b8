import type { PayoutDetail, PayoutsReport } from '@grandstand/contract'
import { and, desc, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { ProviderPayoutLine } from '../../adapters/payments/index.ts'
import type { Db } from '../../db/connection.ts'
import { orders, payoutLines, payouts } from '../../db/tables.ts'

interface PayoutKey {
  account: string
  payoutId: string
}

/** Of these, those whose lines nobody has asked for. */
export async function listUnread(
  db: Db,
  channelId: number,
  account: string,
  payoutIds: readonly string[],
): Promise<string[]> {
  if (payoutIds.length === 0) return []
  const rows = await db
    .select({ id: payouts.payout_id })
    .from(payouts)
    .where(
      and(
        eq(payouts.channel_id, channelId),
        eq(payouts.account, account),
        eq(payouts.is_itemised, false),
        inArray(payouts.payout_id, [...payoutIds]),
      ),
    )
  return rows.map(({ id }) => id)
}

/** With the orders that they are about: by their payment, else, for a subscription's, by its payer. */
export async function keepPayoutLines(
  db: Db,
  channelId: number,
  { account, payoutId }: PayoutKey,
  lines: readonly ProviderPayoutLine[],
): Promise<void> {
  // As one parameter: there may be thousands.
  const told = JSON.stringify(
    lines.map(({ paymentId, customerId, ...line }) => ({
      ...line,
      payment_id: paymentId,
      customer_id: customerId,
    })),
  )
  await db.transaction(async tx => {
    await tx.execute(sql`
      insert into ${payoutLines} (channel_id, account, payout_id, line_id, kind, order_id, amount, fee, at)
      select ${channelId}, ${account}, ${payoutId}, told.id, told.kind,
        coalesce(
          (select o.id from orders o where o.channel_id = ${channelId} and o.payment_intent_id = told.payment_id),
          (select t.order_id from transactions t where t.channel_id = ${channelId} and t.payment_id = told.payment_id),
          (select o.id from orders o where o.channel_id = ${channelId} and o.payment_customer_id = told.customer_id
            and o.payment_subscription_id is not null and o.payment_account = ${account}
            and o.created_at <= told.at order by o.id desc limit 1)
        ), told.amount, told.fee, told.at
      from jsonb_to_recordset(${told}::jsonb) as told(
        id text, kind text, amount int, fee int, at timestamptz, payment_id text, customer_id text)
      on conflict do nothing`)
    await tx
      .update(payouts)
      .set({ is_itemised: true })
      .where(
        and(eq(payouts.channel_id, channelId), eq(payouts.account, account), eq(payouts.payout_id, payoutId)),
      )
  })
}

/** Of each row of payouts what it is made of. Its parts add up to its amount. */
export function partsOf(): SQL {
  const sum = (of: SQL, kinds: SQL) => sql`coalesce(sum(${of}) filter (where kind in (${kinds})), 0)`
  const amount = sql`l.amount`
  return sql`case when is_itemised then (
    select json_build_object(
      'payments', count(*) filter (where kind = 'payment'),
      'paid', ${sum(amount, sql`'payment'`)},
      'refunded', -${sum(amount, sql`'refund'`)},
      'fees', coalesce(sum(l.fee), 0) - ${sum(amount, sql`'fee'`)},
      'other', ${sum(amount, sql`'dispute', 'returned', 'adjustment'`)}
    ) from ${payoutLines} l
    where l.channel_id = ${payouts.channel_id} and l.account = ${payouts.account}
    and l.payout_id = ${payouts.payout_id}) end`
}

type Found = PayoutsReport['items'][number] &
  Pick<PayoutDetail, 'currency'> & {
    account: string
    /** As the database writes it. */
    sent_at: string
  }

export async function findPayout(db: Db, channelId: number, payoutId: string): Promise<Found | undefined> {
  const { rows } = await db.execute<Found & Record<string, unknown>>(sql`
    select payout_id as id, account, currency, created_at as sent_at, arrival_day::text as arrival_day,
      amount, state, failure, ${partsOf()} as parts
    from ${payouts} where channel_id = ${channelId} and payout_id = ${payoutId}`)
  return rows[0]
}

export async function listPayoutLines(
  db: Db,
  channelId: number,
  { account, payoutId, limit }: PayoutKey & { limit: number },
) {
  const isOf = and(
    eq(payoutLines.channel_id, channelId),
    eq(payoutLines.account, account),
    eq(payoutLines.payout_id, payoutId),
  )
  const rows = await db
    .select({
      kind: payoutLines.kind,
      order_id: payoutLines.order_id,
      product_name: orders.product_name,
      amount: payoutLines.amount,
      fee: payoutLines.fee,
      at: payoutLines.at,
    })
    .from(payoutLines)
    .leftJoin(orders, eq(orders.id, payoutLines.order_id))
    .where(isOf)
    .orderBy(desc(payoutLines.at), payoutLines.line_id)
    .limit(limit)
  return { rows, total: await db.$count(payoutLines, isOf) }
}
