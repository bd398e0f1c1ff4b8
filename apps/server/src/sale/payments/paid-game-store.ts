import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Tx } from '../../db/connection.ts'
import { eventParticipants, events, orders, refunds, transactions } from '../../db/tables.ts'

const paidGame = z.object({
  order_id: z.int(),
  type: z.string(),
  event_category_id: z.int(),
  at: z.coerce.date(),
  participant_ids: z.array(z.int()),
  paid: z.coerce.number(),
})

/**
 * Games that the user has paid for singly and that count towards no pass yet, but one that was not paid. What a bank decides
 * about, or is on its way back, counts towards none.
 */
export async function listPaidGameRows(tx: Tx, channelId: number, userId: number) {
  const { rows } = await tx.execute(sql`
    select o.id as order_id, e.type, e.event_category_id, e.event_utc_ts as at,
      array(select participant_id from ${eventParticipants} where event_id = e.id) as participant_ids,
      o.base_price + o.service_fee - o.discount - o.credit - coalesce(
        (select sum(refunded) from ${transactions} where order_id = o.id), 0) as paid
    from ${orders} o
    join ${events} e on e.id = o.event_id
    left join ${orders} towards on towards.id = o.counted_towards_id
    where o.channel_id = ${channelId} and o.user_id = ${userId} and o.type = 'event' and o.status = 'paid'
      and not o.is_gift
      and o.payment_state is distinct from 'disputed'
      and not exists (select from ${refunds} r where r.order_id = o.id and r.ended_at is null)
      and (towards.id is null or towards.status in ('failed', 'refunded'))
    order by o.id limit 500`)
  return z
    .array(paidGame)
    .parse(rows)
    .filter(({ paid }) => paid > 0)
}

/** Until the transaction ends none of them is refunded or disputed. In one order, so that two never wait for each other. */
export async function holdPaidGames(tx: Tx, channelId: number, orderIds: readonly number[]): Promise<void> {
  await tx.execute(sql`
    select id from ${orders} where channel_id = ${channelId} and id = any(${sql.param([...orderIds])}::int[])
    order by id for no key update`)
}

export async function countGamesTowards(
  tx: Tx,
  channelId: number,
  orderIds: readonly number[],
  passOrderId: number,
): Promise<void> {
  await tx.execute(sql`
    update ${orders} set counted_towards_id = ${passOrderId}
    where channel_id = ${channelId} and id = any(${sql.param([...orderIds])}::int[])`)
}
