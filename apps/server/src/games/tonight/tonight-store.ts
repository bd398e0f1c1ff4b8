import { and, asc, desc, eq, gte, inArray, isNull, lt, max, or, sql } from 'drizzle-orm'
import type { Db } from '../../db/connection.ts'
import { isOpen } from '../../db/is-open.ts'
import type { StoredText } from '../../db/stored-text.ts'
import { clips, events, scoreChanges } from '../../db/tables.ts'
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

/** Hours are counted from the start of the day. */
export async function sumSalesByHour(
  db: Db,
  channelId: number,
  { from, currency }: { from: Date; currency: string },
): Promise<{ hour: number; payments: number; total: number }[]> {
  const since = from.toISOString()
  const { rows } = await db.execute<{ hour: number; payments: number; total: number }>(sql`
    select floor(extract(epoch from t.at - ${since}::timestamptz) / 3600)::int as hour,
      count(*)::int as payments, sum(t.total)::float8 as total
    ${salesOf(channelId)} and t.at >= ${since} and o.currency = ${currency} group by 1`)
  return rows
}

interface NewestSale extends Record<string, unknown> {
  id: number
  at: string
  name: StoredText
  amount: number
}

export async function listNewestSales(
  db: Db,
  channelId: number,
  { from, currency }: { from: Date; currency: string },
  limit: number,
) {
  const { rows } = await db.execute<NewestSale>(sql`
    select o.id, t.at, o.product_name as name, t.total::int as amount
    ${salesOf(channelId)} and t.at >= ${from.toISOString()} and o.currency = ${currency}
    order by t.at desc limit ${limit}`)
  return rows
}

/** Those that others see, and those that wait for a judgement. */
export function listNewestClips(db: Db, channelId: number, since: Date, limit: number) {
  const isSeen = and(eq(clips.is_public, true), eq(clips.moderation, 'approved'))
  return db
    .select({
      id: clips.id,
      at: clips.created_at,
      name: clips.name,
      is_waiting: sql<boolean>`${clips.moderation} = 'waiting'`,
    })
    .from(clips)
    .where(
      and(
        eq(clips.channel_id, channelId),
        gte(clips.created_at, since),
        or(isSeen, eq(clips.moderation, 'waiting')),
      ),
    )
    .orderBy(desc(clips.created_at))
    .limit(limit)
}

/** The games whose score changed last. */
export function listNewestScores(db: Db, channelId: number, eventIds: readonly number[], limit: number) {
  const at = max(scoreChanges.at)
  return db
    .select({ id: scoreChanges.event_id, at: sql<string>`${at}` })
    .from(scoreChanges)
    .where(and(eq(scoreChanges.channel_id, channelId), inArray(scoreChanges.event_id, [...eventIds])))
    .groupBy(scoreChanges.event_id)
    .orderBy(desc(at))
    .limit(limit)
}

export function countLiveGames(db: Db, channelId: number): Promise<number> {
  return db.$count(
    events,
    and(
      eq(events.channel_id, channelId),
      isOpen,
      eq(events.stream_status, 'live'),
      isNull(events.cancelled_by),
    ),
  )
}
