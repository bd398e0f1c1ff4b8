import { and, asc, eq, gte, lt, or } from 'drizzle-orm'
import type { Db } from '../../db/connection.ts'
import { isOpen } from '../../db/is-open.ts'
import { events } from '../../db/tables.ts'

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
