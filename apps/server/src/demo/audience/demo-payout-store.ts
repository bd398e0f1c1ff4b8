import { sql } from 'drizzle-orm'
import type { Channel } from '../../context/channel.ts'
import type { Db, Tx } from '../../db/connection.ts'
import { payoutLines, payouts } from '../../db/tables.ts'
import { salesOf } from '../../sale/payments/index.ts'

type Paid = Pick<Channel, 'id' | 'settings'>

/** As the sandbox and Stripe have it: 2.9 % and 30 of each payment; the money is at the bank on the second day. */
export async function payOutSales(db: Db, channel: Paid, now: Date): Promise<void> {
  const today = now.toISOString().slice(0, 10)
  await db.transaction(async tx => {
    await addPayouts(tx, channel, today)
    await addLines(tx, channel)
    await returnOne(tx, channel, today)
  })
}

const feeOf = sql`round(sold.total * 0.029)::int + 30`

async function addPayouts(tx: Tx, { id: channelId, settings: { currency } }: Paid, today: string) {
  await tx.execute(sql`
    insert into ${payouts} (channel_id, account, payout_id, amount, currency, state, is_itemised, arrival_day, created_at)
    select ${channelId}, 'sandbox', 'po_demo_' || replace(sold.day::text, '-', '_'),
      sum(sold.total - sold.refunded - (${feeOf})), ${currency},
      case when sold.day + 2 <= ${today}::date then 'paid' else 'on_the_way' end, true, sold.day + 2,
      (sold.day + 1)::timestamp at time zone 'UTC'
    from (
      select (t.at at time zone 'UTC')::date as day, t.total, t.refunded
      ${salesOf(channelId)} and t.total > 0 and o.currency = ${currency}
    ) as sold
    where sold.day < ${today}::date
    group by sold.day
    having sum(sold.total - sold.refunded - (${feeOf})) > 0
    on conflict (channel_id, account, payout_id) do update set state = excluded.state
    where payouts.state = 'on_the_way'`)
}

/** Of a payout that has none yet: what is given back later is in no payout of the day that it was sold on. */
async function addLines(tx: Tx, { id: channelId, settings: { currency } }: Paid) {
  await tx.execute(sql`
    with sold as (
      select t.id, t.order_id, t.total, t.refunded, t.at,
        'po_demo_' || replace((t.at at time zone 'UTC')::date::text, '-', '_') as payout_id
      ${salesOf(channelId)} and t.total > 0 and o.currency = ${currency}
    ), missing as (
      select sold.* from sold join ${payouts} p on p.channel_id = ${channelId} and p.account = 'sandbox'
        and p.payout_id = sold.payout_id
      where not exists (select from ${payoutLines} l where l.channel_id = ${channelId}
        and l.account = 'sandbox' and l.payout_id = sold.payout_id)
    )
    insert into ${payoutLines} (channel_id, account, payout_id, line_id, kind, order_id, amount, fee, at)
    select ${channelId}::int, 'sandbox', sold.payout_id, 'txn_' || sold.id, 'payment', sold.order_id, sold.total,
      ${feeOf}, sold.at from missing sold
    union all
    select ${channelId}::int, 'sandbox', sold.payout_id, 'txn_back_' || sold.id, 'refund', sold.order_id,
      -sold.refunded, 0, sold.at + interval '2 hours' from missing sold where sold.refunded > 0`)
}

/** A bank did not take one some weeks ago; it came with another two days later. */
async function returnOne(tx: Tx, { id: channelId, settings: { currency } }: Paid, today: string) {
  await tx.execute(sql`
    with failed as (
      update ${payouts} set state = 'failed', failure = 'account_closed'
      where channel_id = ${channelId} and account = 'sandbox' and payout_id = (
        select payout_id from ${payouts} where channel_id = ${channelId} and account = 'sandbox'
        and payout_id like 'po_demo_%' and state = 'paid' and arrival_day < ${today}::date - 9
        order by arrival_day desc limit 1)
      and not exists (select from ${payouts} p where p.channel_id = ${channelId} and p.account = 'sandbox'
        and p.payout_id = 'po_demo_again')
      returning payout_id, amount, arrival_day
    ), again as (
      insert into ${payouts} (channel_id, account, payout_id, amount, currency, state, is_itemised, arrival_day, created_at)
      select ${channelId}, 'sandbox', 'po_demo_again', amount, ${currency}, 'paid', true, arrival_day + 3,
        (arrival_day + 1)::timestamp at time zone 'UTC' from failed
      returning amount, created_at
    )
    insert into ${payoutLines} (channel_id, account, payout_id, line_id, kind, amount, fee, at)
    select ${channelId}, 'sandbox', 'po_demo_again', 'txn_again', 'returned', amount, 0, created_at from again`)
}
