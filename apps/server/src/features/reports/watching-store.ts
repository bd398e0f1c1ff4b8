import { sql } from 'drizzle-orm'
import type { Db } from '../../db/connection.ts'

interface WatchedNow extends Record<string, unknown> {
  /** Null: something that is no game. */
  event_id: number | null
  viewers: number
  playing_ms: number
  stalled_ms: number
  delay_ms: number | null
}

/** Players that told of moving pictures since then; no session that still tells began more than two days ago. */
export async function listWatchedNow(db: Db, channelId: number, since: Date): Promise<WatchedNow[]> {
  const at = since.toISOString()
  const { rows } = await db.execute<WatchedNow>(sql`
    select event_id, count(distinct view_id)::int as viewers, sum(playing_ms)::float8 as playing_ms,
      sum(stalled_ms)::float8 as stalled_ms, avg(delay_ms)::int as delay_ms
    from video_viewings
    where channel_id = ${channelId} and at >= ${at} and day >= ${at}::timestamptz::date - 2 and playing_ms > 0
    group by event_id order by viewers desc`)
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
