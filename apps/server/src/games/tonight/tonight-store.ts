import { and, asc, eq, gte, lt, or, sql } from 'drizzle-orm'
import type { Db } from '../../db/connection.ts'
import { isOpen } from '../../db/is-open.ts'
import { events } from '../../db/tables.ts'
import { salesOf } from '../../sale/payments/index.ts'

/** More than any channel plays in a day. */
const maxGames = 200

/** What is live, and what begins on the day, in their order. */
export async function listGamesOfDay(
  db: Db,
  channelId: number,
  { from, until }: { from: Date; until: Date },
): Promise<number[]> {
  const ofDay = and(gte(events.event_utc_ts, from), lt(events.event_utc_ts, until))
  const rows = await db
    .select({ id: events.id })
    .from(events)
    .where(and(eq(events.channel_id, channelId), isOpen, or(eq(events.stream_status, 'live'), ofDay)))
    .orderBy(asc(events.event_utc_ts), asc(events.id))
    .limit(maxGames)
  return rows.map(({ id }) => id)
}

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
