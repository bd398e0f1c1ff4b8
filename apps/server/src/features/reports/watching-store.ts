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

/** Players that told since then, and not of their end; no session that still tells is older than two days. */
export async function listWatchedNow(db: Db, channelId: number, since: Date): Promise<WatchedNow[]> {
  const at = since.toISOString()
  const { rows } = await db.transaction(async tx => {
    // What has just come is not in the planner's statistics yet: it would sort all of it, on the disk, instead of telling tens of
    // thousands of viewers apart in memory.
    await tx.execute(sql`set local work_mem = '32MB'; set local enable_sort = off`)
    return tx.execute<WatchedNow>(sql`
    select event_id, count(*)::int as viewers, sum(playing_ms) as playing_ms, sum(stalled_ms) as stalled_ms,
      (sum(delay_sum) / nullif(sum(live_ms), 0))::int as delay_ms
    from (
      select event_id, sum(playing_ms)::float8 as playing_ms, sum(stalled_ms)::float8 as stalled_ms,
        sum(delay_ms::float8 * playing_ms) as delay_sum,
        (sum(playing_ms) filter (where delay_ms is not null))::float8 as live_ms
      from video_viewings
      where channel_id = ${channelId} and at >= ${at} and day >= ${at}::timestamptz::date - 2
      group by view_id, event_id
      -- The newest is even, unless it tells of the end.
      having max(seq::bigint * 2 + is_last::int) % 2 = 0
    ) as viewing
    group by event_id order by viewers desc`)
  })
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
