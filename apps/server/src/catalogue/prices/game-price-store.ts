import { passKinds, priceSources } from '@grandstand/contract'
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Tx } from '../../db/connection.ts'
import { eventParticipants, events } from '../../db/tables.ts'

const priced = z.object({
  id: z.int(),
  type: z.enum(passKinds),
  base_price: z.int(),
  service_fee: z.int(),
  price_from: z.enum(priceSources),
})
const usuallyPriced = priced.extend({ host: z.int().nullable(), sport: z.int() })

/** Games to come that have no price of their own. */
export async function listUsuallyPriced(tx: Tx, channelId: number) {
  const { rows } = await tx.execute(sql`
    select e.id, e.type, e.base_price, e.service_fee, e.price_from, e.event_category_id as sport,
      coalesce(e.home_team_id, (select p.participant_id from ${eventParticipants} as p
        where p.event_id = e.id order by p.position limit 1)) as host
    from ${events} as e
    where e.channel_id = ${channelId} and e.stream_status = 'upcoming' and e.price_from <> 'game'
    order by e.id for no key update of e`)
  return z.array(usuallyPriced).parse(rows)
}

export async function setPrices(
  tx: Tx,
  channelId: number,
  prices: readonly z.infer<typeof priced>[],
  now: Date,
): Promise<void> {
  await tx.execute(sql`
    update ${events} as stored set type = wanted.type, base_price = wanted.base_price,
      service_fee = wanted.service_fee, price_from = wanted.price_from,
      updated_at = ${now.toISOString()}::timestamptz
    from jsonb_to_recordset(${JSON.stringify(prices)}::jsonb)
      as wanted(id int, type text, base_price int, service_fee int, price_from text)
    where stored.channel_id = ${channelId} and stored.id = wanted.id`)
}
