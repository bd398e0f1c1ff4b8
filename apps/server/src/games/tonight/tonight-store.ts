import { and, asc, eq, gte, inArray, lt, or, sql } from 'drizzle-orm'
import type { Db } from '../../db/connection.ts'
import { isOpen } from '../../db/is-open.ts'
import { events, orders, transactions } from '../../db/tables.ts'

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
  const rows = await db
    .select({ event_id: orders.event_id, count: sql<number>`count(*)::int` })
    .from(transactions)
    .innerJoin(orders, eq(orders.id, transactions.order_id))
    .where(
      and(
        eq(transactions.channel_id, channelId),
        gte(transactions.at, since),
        inArray(transactions.status, ['paid', 'refunded']),
        inArray(orders.event_id, [...eventIds]),
      ),
    )
    .groupBy(orders.event_id)
  return new Map(rows.flatMap(({ event_id, count }) => (event_id === null ? [] : [[event_id, count]])))
}
