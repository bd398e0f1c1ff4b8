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

/** Players that told since then, and not of their end; no session that still tells is older than two days. */
export async function listWatchedNow(db: Db, channelId: number, since: Date): Promise<WatchedNow[]> {
  const at = since.toISOString()
  const { rows } = await db.execute<WatchedNow>(sql`
    select event_id, count(*)::int as viewers, sum(playing_ms)::float8 as playing_ms,
      sum(stalled_ms)::float8 as stalled_ms, avg(delay_ms)::int as delay_ms
    from (
      select view_id, event_id, sum(playing_ms) as playing_ms, sum(stalled_ms) as stalled_ms,
        ${meanDelay} as delay_ms
      from video_viewings
      where channel_id = ${channelId} and at >= ${at} and day >= ${at}::timestamptz::date - 2
      group by view_id, event_id
      having coalesce(max(seq) filter (where is_last), -1) < max(seq)
    ) as viewing
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
