import { sql } from 'drizzle-orm'
import type { Channel } from '../../context/channel.ts'
import type { Db } from '../../db/connection.ts'
import { payouts } from '../../db/tables.ts'
import { salesOf } from '../../sale/payments/index.ts'

/** As the sandbox and Stripe have it: 2.9 % and 30 of each payment; the money is at the bank on the second day. */
export async function payOutSales(
  db: Db,
  { id: channelId, settings: { currency } }: Pick<Channel, 'id' | 'settings'>,
  now: Date,
): Promise<void> {
  const today = now.toISOString().slice(0, 10)
  await db.execute(sql`
    insert into ${payouts} (channel_id, account, payout_id, amount, currency, state, arrival_day, created_at)
    select ${channelId}, 'sandbox', 'po_demo_' || sold.day,
      sum(sold.total - sold.refunded - round(sold.total * 0.029) - 30),
      ${currency}, case when sold.day + 2 <= ${today}::date then 'paid' else 'on_the_way' end, sold.day + 2,
      (sold.day + 1)::timestamp at time zone 'UTC'
    from (
      select (t.at at time zone 'UTC')::date as day, t.total, t.refunded
      ${salesOf(channelId)} and t.total > 0 and o.currency = ${currency}
    ) as sold
    where sold.day < ${today}::date
    group by sold.day
    having sum(sold.total - sold.refunded - round(sold.total * 0.029) - 30) > 0
    on conflict (channel_id, account, payout_id) do update set state = excluded.state`)
}
