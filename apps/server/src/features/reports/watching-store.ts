import { sql } from 'drizzle-orm'
import type { Db } from '../../db/connection.ts'
import { meanDelay } from './mean-delay-store.ts'

interface WatchedNow extends Record<string, unknown> {
  /** Null: something that is no game. */
  event_id: number | null
  viewers: number
  playing_ms: number
  stalled_ms: number
  delay_ms: number | null
}

/** Players that have shown a picture and told since then, but not of their end; no session that still tells is older than two days. */
export async function listWatchedNow(db: Db, channelId: number, since: Date): Promise<WatchedNow[]> {
  const at = since.toISOString()
  const isNew = sql`channel_id = ${channelId} and at >= ${at} and day >= ${at}::timestamptz::date - 2`
  const { rows } = await db.execute<WatchedNow>(sql`
    select event_id, count(distinct view_id)::int as viewers, sum(playing_ms)::float8 as playing_ms,
      sum(stalled_ms)::float8 as stalled_ms, ${meanDelay} as delay_ms
    from video_viewings
    where ${isNew} and not view_id = any (array(select view_id from video_events where ${isNew} and name = 'end'))
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
