import { shiftDay } from '@grandstand/rules'
import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../db/connection.ts'
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

interface Viewers extends Record<string, unknown> {
  /** Null: something that is no game. */
  event_id: number | null
  viewers: number
}

/** It is filed, shown elsewhere, or a camera has sent; of a game that is live one sends now: until it does, people wait. */
const hasPicture = (eventId: SQL) => sql`exists (
  select from event_media m join events e on e.id = m.event_id left join cameras c on c.video_id = m.video_id
  where m.event_id = ${eventId} and (m.type in ('vod', 'embedded') or m.type = 'live' and
    case when e.stream_status = 'live' then c.state = 'live' else coalesce(c.state, '') <> 'idle' end))`

/** Players that reported since then but not their end. A game whose picture does not move has no viewers, whatever is reported. */
export async function countViewersNow(db: Db, channelId: number, since: Date): Promise<Viewers[]> {
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
      group by event_id having event_id is null or ${hasPicture(sql`viewing.event_id`)}
      order by viewers desc`)
  })
  return rows
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
