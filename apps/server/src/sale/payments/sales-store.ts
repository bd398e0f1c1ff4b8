import type { DayRange } from '@grandstand/rules'
import { type SQL, sql } from 'drizzle-orm'

/** As `isSale` in the rules has it, of a row `t` of `transactions`. */
const isSaleRow = sql`t.status in ('paid', 'refunded') and t.base_price + t.service_fee > 0`

/**
 * The sales of a channel, as all reports, mails and counts read them: payments `t` with their orders `o`. To be followed by
 * further joins and conditions.
 */
export function salesOf(channelId: number, joins: SQL = sql``): SQL {
  return sql`from transactions t join orders o on o.id = t.order_id ${joins}
    where t.channel_id = ${channelId} and ${isSaleRow}`
}

/** Sales of these days in the channel's time zone. A refund counts on the day of its payment. */
export function salesIn(
  channelId: number,
  { from, to, timeZone }: DayRange & { timeZone: string },
  joins?: SQL,
): SQL {
  return sql`${salesOf(channelId, joins)}
    and t.at >= ${from}::date::timestamp at time zone ${timeZone}
    and t.at < (${to}::date + 1)::timestamp at time zone ${timeZone}`
}
