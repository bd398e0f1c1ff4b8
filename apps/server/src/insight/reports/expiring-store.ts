import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../db/connection.ts'
import type { StoredText } from '../../db/stored-text.ts'

interface Ending extends Record<string, unknown> {
  day: string
  name: StoredText
  is_renewing: boolean
  count: number
}

/** Two indexes: subscriptions are found by their period, passes by their end. */
export async function countEndings(
  db: Db,
  channelId: number,
  { now, until, timeZone }: { now: Date; until: Date; timeZone: string },
): Promise<Ending[]> {
  const ending = (end: SQL, kind: SQL) => sql`
    select ${end} as ends_at, product_name, auto_renewal from orders
    where channel_id = ${channelId} and status = 'paid' and activity_status = 'active' and ${kind}
    and ${end} >= ${now.toISOString()} and ${end} < ${until.toISOString()}`
  const { rows } = await db.execute<Ending>(sql`
    select to_char(ends_at at time zone ${timeZone}, 'YYYY-MM-DD') as day, product_name as name,
      auto_renewal is not distinct from 'active' as is_renewing, count(*)::int as count
    from (
      ${ending(sql`period_ends_at`, sql`payment_subscription_id is not null`)}
      union all
      ${ending(sql`expires_at`, sql`payment_subscription_id is null and type = 'package'`)}
    ) as ending
    group by 1, 2, 3 order by 1`)
  return rows
}
