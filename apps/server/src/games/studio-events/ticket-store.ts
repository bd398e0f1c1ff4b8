import { sql } from 'drizzle-orm'
import type { Db } from '../../db/connection.ts'
import { salesOf } from '../../sale/payments/index.ts'

/** Single games that were paid since then, by game. */
export async function countTickets(
  db: Db,
  channelId: number,
  eventIds: readonly number[],
  since: Date,
): Promise<Map<number, number>> {
  const { rows } = await db.execute<{ event_id: number; count: number }>(sql`
    select o.event_id, count(*)::int as count ${salesOf(channelId)}
    and t.at >= ${since.toISOString()} and o.event_id = any(${sql.param([...eventIds])}::int[])
    group by o.event_id`)
  return new Map(rows.map(({ event_id, count }) => [event_id, count]))
}
