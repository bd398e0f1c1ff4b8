import type { DayRange } from '@grandstand/rules'
import { sql } from 'drizzle-orm'
import type { Db } from '../../db/connection.ts'
import type { StoredText } from '../../db/stored-text.ts'
import { salesIn } from '../../sale/payments/index.ts'

interface ClipSales extends Record<string, unknown> {
  clip_id: number
  name: string | null
  event_id: number | null
  event_name: StoredText | null
  views: number
  payments: number
  total: number
}

/** By what the viewer writes into an order whose buyer came by a clip; those that sold the most first. */
export async function sumClipSales(
  db: Db,
  channelId: number,
  { from, to, currency, timeZone, limit }: DayRange & { currency: string; timeZone: string; limit: number },
): Promise<ClipSales[]> {
  const { rows } = await db.execute<ClipSales>(sql`
    with sold as (
      select substr(o.trk, 6)::int as clip_id, count(*)::int as payments, sum(t.total - t.refunded)::float8 as total
      ${salesIn(channelId, { from, to, timeZone })} and o.currency = ${currency}
      and o.trk ~ '^clip-[1-9][0-9]{0,8}$'
      group by 1
    ), watched as (
      select name::int as clip_id, sum(visits)::int as views from day_counts
      where channel_id = ${channelId} and topic = 'clip' and day between ${from} and ${to} group by 1
    )
    select clip_id, c.name, c.event_id, e.name as event_name,
      coalesce(views, 0) as views, coalesce(payments, 0) as payments, coalesce(total, 0) as total
    from sold full join watched using (clip_id)
    left join clips c on c.id = clip_id and c.channel_id = ${channelId}
    left join events e on e.id = c.event_id
    order by coalesce(total, 0) desc, coalesce(views, 0) desc, clip_id limit ${limit}`)
  return rows
}
