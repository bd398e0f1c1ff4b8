import { sql } from 'drizzle-orm'
import type { Db } from '../../db/connection.ts'

interface Standing extends Record<string, unknown> {
  channel_id: number
  live_games: number
  dark_games: number
  next_at: string | null
}

/** What is live in each channel, how much of it shows nothing, and when the next game begins. */
export async function listStandings(
  db: Db,
  channelIds: readonly number[],
  now: Date,
): Promise<Map<number, Standing>> {
  const ids = sql.param([...channelIds])
  const { rows } = await db.execute<Standing>(sql`
    select c.id as channel_id, live.games as live_games, live.dark as dark_games, next.at as next_at
    from unnest(${ids}::int[]) as c (id)
    cross join lateral (
      select count(*)::int as games, (count(*) filter (where not exists (
        select from event_media m left join cameras on cameras.video_id = m.video_id
        where m.event_id = e.id and (m.type in ('embedded', 'vod') or cameras.state = 'live'))))::int as dark
      from events e
      where e.channel_id = c.id and e.stream_status = 'live' and not e.is_private and e.cancelled_by is null
    ) as live
    left join lateral (
      select e.event_utc_ts as at from events e
      where e.channel_id = c.id and e.stream_status = 'upcoming' and e.event_utc_ts > ${now.toISOString()}
        and not e.is_private and e.cancelled_by is null
      order by e.event_utc_ts limit 1
    ) as next on true`)
  return new Map(rows.map(row => [row.channel_id, row]))
}
