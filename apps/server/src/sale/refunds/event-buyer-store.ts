import { currencies } from '@grandstand/contract'
import { type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Db, Tx } from '../../db/connection.ts'
import { orders, refunds, transactions } from '../../db/tables.ts'
import type { RefundRow } from './refund-store.ts'

/** Paid for the game alone; what cost nothing has nothing to give back. */
const bought = (channelId: number, eventId: number): SQL => sql`
  select o.id, o.currency, o.status, coalesce(o.payment_state = 'disputed', false) as is_disputed,
    coalesce(pass.status in ('created', 'paid'), false) as is_in_pass,
    coalesce((select sum(t.total - t.refunded) from ${transactions} t where t.order_id = o.id), 0)::int as left_over,
    exists (select from ${refunds} r where r.order_id = o.id and r.ended_at is null and r.amount is null) as is_refunding,
    exists (select from ${refunds} r where r.order_id = o.id and r.event_id = o.event_id and r.problem is not null)
      as was_given_up
  from ${orders} o left join ${orders} pass on pass.id = o.counted_towards_id
  where o.channel_id = ${channelId} and o.event_id = ${eventId} and o.type = 'event'
    and o.status in ('paid', 'refunded') and o.payment_intent_id is not null`

const isDue = sql`status = 'paid' and not is_disputed and not is_in_pass and not is_refunding and left_over > 0`

const counted = z.object({
  refunding: z.int(),
  refunded: z.int(),
  given_up: z.int(),
  disputed: z.int(),
  in_passes: z.int(),
})
const due = z.object({ currency: z.enum(currencies), buyers: z.int(), amount: z.int() })

export async function countBuyers(db: Db, channelId: number, eventId: number) {
  const all = bought(channelId, eventId)
  const { rows } = await db.execute(sql`
    select count(*) filter (where status = 'paid' and is_refunding)::int as refunding,
      count(*) filter (where status = 'refunded' and not is_disputed)::int as refunded,
      count(*) filter (where ${isDue} and was_given_up)::int as given_up,
      count(*) filter (where is_disputed)::int as disputed,
      count(*) filter (where status = 'paid' and is_in_pass and not is_disputed and not is_refunding)::int as in_passes
    from (${all}) as bought`)
  const { rows: sums } = await db.execute(sql`
    select currency, count(*)::int as buyers, sum(left_over)::int as amount
    from (${all}) as bought where ${isDue} group by currency order by currency`)
  const amounts = z.array(due).parse(sums)
  return {
    ...counted.parse(rows[0]),
    buyers: amounts.reduce((sum, { buyers }) => sum + buyers, 0),
    amounts: amounts.map(({ currency, amount }) => ({ currency, amount })),
  }
}

/** One for each order that is due, however often and by how many it is asked for at once. */
export async function insertEventRefunds(
  tx: Tx,
  channelId: number,
  eventId: number,
  { reason, operator_email, requested_at }: Pick<RefundRow, 'reason' | 'operator_email' | 'requested_at'>,
): Promise<number> {
  await tx.execute(sql`
    select id from ${orders} where channel_id = ${channelId} and event_id = ${eventId} and status = 'paid'
    order by id for no key update`)
  const at = sql`${requested_at.toISOString()}::timestamptz`
  const { rows } = await tx.execute(sql`
    insert into ${refunds} (channel_id, order_id, event_id, reason, operator_email, requested_at, next_try_at)
    select ${channelId}, id, ${eventId}, ${reason}, ${operator_email}, ${at}, ${at}
    from (${bought(channelId, eventId)}) as bought where ${isDue} order by id
    on conflict do nothing returning id`)
  return rows.length
}
