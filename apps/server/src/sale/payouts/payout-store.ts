import type { PayoutsReport } from '@grandstand/contract'
import { and, asc, eq, sql, sum } from 'drizzle-orm'
import type { ProviderPayout } from '../../adapters/payments/index.ts'
import type { Db } from '../../db/connection.ts'
import { payouts } from '../../db/tables.ts'
import { partsOf } from './payout-line-store.ts'

const maxShown = 1_000

export async function keepPayoutRows(
  db: Db,
  channelId: number,
  account: string,
  told: readonly ProviderPayout[],
): Promise<void> {
  if (told.length === 0) return
  await db
    .insert(payouts)
    .values(
      told.map(({ id, amount, currency, state, failure, arrivalDay, createdAt }) => ({
        channel_id: channelId,
        account,
        payout_id: id,
        amount,
        currency,
        state,
        failure,
        arrival_day: arrivalDay,
        created_at: createdAt,
      })),
    )
    .onConflictDoUpdate({
      target: [payouts.channel_id, payouts.account, payouts.payout_id],
      set: {
        amount: sql`excluded.amount`,
        state: sql`excluded.state`,
        failure: sql`excluded.failure`,
        arrival_day: sql`excluded.arrival_day`,
      },
    })
}

interface Input {
  account: string
  currency: string
  from: string
  to: string
}

const isOf = (channelId: number, account: string) =>
  and(eq(payouts.channel_id, channelId), eq(payouts.account, account))

/** Those that arrive in the range, and those that were sent by its end and are on their way. */
export async function listPayouts(
  db: Db,
  channelId: number,
  { account, currency, from, to }: Input,
): Promise<PayoutsReport['items']> {
  const { rows } = await db.execute<PayoutsReport['items'][number]>(sql`
    select payout_id as id, arrival_day::text as arrival_day, amount, state, failure, ${partsOf()} as parts
    from ${payouts} where ${isOf(channelId, account)} and currency = ${currency}
    and (arrival_day between ${from} and ${to} or state = 'on_the_way' and created_at < ${to}::date + 1)
    order by arrival_day desc, payout_id limit ${maxShown}`)
  return rows
}

interface Sums {
  arrived: number
  arrived_before: number
  on_the_way: number
  left_out: number
}

/** What arrived in two ranges, and all that is on its way, whenever it arrives. */
export async function sumPayouts(
  db: Db,
  channelId: number,
  { account, currency, from, to, before }: Input & { before: { from: string; to: string } },
): Promise<Sums> {
  const own = sql`currency = ${currency}`
  const arrived = sql`${own} and state = 'paid' and arrival_day between`
  const sum = (which: ReturnType<typeof sql>) => sql`coalesce(sum(amount) filter (where ${which}), 0)::float8`
  const { rows } = await db.execute<Sums & Record<string, unknown>>(sql`
    select ${sum(sql`${arrived} ${from} and ${to}`)} as arrived,
      ${sum(sql`${arrived} ${before.from} and ${before.to}`)} as arrived_before,
      ${sum(sql`${own} and state = 'on_the_way'`)} as on_the_way,
      count(*) filter (where not (${own}) and arrival_day between ${from} and ${to})::int as left_out
    from ${payouts} where ${isOf(channelId, account)}
    and (state = 'on_the_way' or arrival_day between ${before.from} and ${to})`)
  return rows[0] ?? { arrived: 0, arrived_before: 0, on_the_way: 0, left_out: 0 }
}

/** What arrives next at the bank. */
export async function findNextPayout(
  db: Db,
  channelId: number,
  { account, currency }: Pick<Input, 'account' | 'currency'>,
): Promise<PayoutsReport['next']> {
  const [next] = await db
    .select({ amount: sum(payouts.amount).mapWith(Number), arrival_day: payouts.arrival_day })
    .from(payouts)
    .where(and(isOf(channelId, account), eq(payouts.currency, currency), eq(payouts.state, 'on_the_way')))
    .groupBy(payouts.arrival_day)
    .orderBy(asc(payouts.arrival_day))
    .limit(1)
  return next ?? null
}
