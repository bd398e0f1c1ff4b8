import { shiftDay } from '@grandstand/rules'
import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Db } from '../../db/connection.ts'
import { events } from '../../db/tables.ts'
import { meanDelay } from './mean-delay-store.ts'

/**
 * Players' reports since then. No reporting session is older than two days, and its channel's day is at most one behind: the day
 * lets the planner skip other parts.
 */
function toldSince(channelId: number, since: Date) {
  const at = since.toISOString()
  const day = shiftDay(at.slice(0, 10), -3)
  return sql`video_viewings where channel_id = ${channelId} and at >= ${at} and day >= ${day}::date`
}

export interface Viewers extends Record<string, unknown> {
  /** Null: something that is no game. */
  event_id: number | null
  viewers: number
}

/** Players that reported since then but not their end, of games without a picture too. */
export async function countPlayersNow(db: Db, channelId: number, since: Date): Promise<Viewers[]> {
  const { rows } = await db.transaction(async tx => {
    // New rows are not in the planner's statistics yet: it would sort all of them on disk, instead of grouping tens of
    // thousands of viewers in memory.
    await tx.execute(sql`set local work_mem = '32MB'; set local enable_sort = off`)
    return tx.execute<Viewers>(sql`
      select event_id, count(*)::int as viewers
      from (
        -- A view is of one game. Its newest row is even, unless it tells of the end.
        select max(event_id) as event_id from ${toldSince(channelId, since)}
        group by view_id having max(seq * 2 + is_last::int) % 2 = 0
      ) as viewing
      group by event_id
      order by viewers desc`)
  })
  return rows
}

export function listStatuses(db: Db, channelId: number, ids: readonly number[]) {
  return db
    .select({ id: events.id, stream_status: events.stream_status })
    .from(events)
    .where(and(eq(events.channel_id, channelId), inArray(events.id, [...ids])))
}

interface Watched extends Record<string, unknown> {
  event_id: number | null
  playing_ms: number
  stalled_ms: number
  delay_ms: number | null
}

/** Quality since then, for all viewers. Not distinguishing them saves most of the work. */
export async function sumWatchedNow(db: Db, channelId: number, since: Date): Promise<Watched[]> {
  const { rows } = await db.execute<Watched>(sql`
    select event_id, sum(playing_ms)::float8 as playing_ms, sum(stalled_ms)::float8 as stalled_ms,
      (sum(delay_ms::float8 * playing_ms)
        / nullif(sum(playing_ms) filter (where delay_ms is not null), 0))::int as delay_ms
    from ${toldSince(channelId, since)} group by event_id`)
  return rows
}

/** Of all games together. */
export async function listViewerMinutes(db: Db, channelId: number, since: Date) {
  const { rows } = await db.execute<{ minute: string; viewers: number }>(sql`
    select minute, sum(viewers)::int as viewers from game_minutes
    where channel_id = ${channelId} and minute >= ${since.toISOString()}
    group by minute order by minute`)
  return rows
}

/** How far behind live a game's viewers are, by what their players reported since then; null: nobody said. */
export async function findViewerDelay(
  db: Db,
  channelId: number,
  eventId: number,
  since: Date,
): Promise<number | null> {
  const { rows } = await db.execute<{ delay_ms: number | null }>(sql`
    select ${meanDelay} as delay_ms from ${toldSince(channelId, since)} and event_id = ${eventId}`)
  return rows[0]?.delay_ms ?? null
}
