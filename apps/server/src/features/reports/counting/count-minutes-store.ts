import { and, eq, lt, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../../db/connection.ts'
import { gameMinutes } from '../../../db/tables.ts'
import { meanDelay } from '../mean-delay-store.ts'

/** By when it came, and channel by channel: so each finds its rows by an index. */
export async function addMinutes(tx: Tx, from: Date, until: Date): Promise<void> {
  const [since, to] = [from.toISOString(), until.toISOString()]
  await tx.execute(sql`
    insert into game_minutes (channel_id, event_id, minute, viewers, playing_ms, stalled_ms, delay_ms)
    select c.id, v.event_id, v.minute, v.viewers, v.playing_ms, v.stalled_ms, v.delay_ms
    from channels c cross join lateral (
      select event_id, date_trunc('minute', at) as minute, count(distinct view_id) as viewers,
        sum(playing_ms) as playing_ms, sum(stalled_ms) as stalled_ms, ${meanDelay} as delay_ms
      from video_viewings
      where channel_id = c.id and at >= ${since} and at < ${to}
      and day between ${since}::timestamptz::date - 2 and ${to}::timestamptz::date
      and event_id is not null and playing_ms > 0
      group by 1, 2
    ) as v
    on conflict (channel_id, event_id, minute) do update set viewers = excluded.viewers,
      playing_ms = excluded.playing_ms, stalled_ms = excluded.stalled_ms, delay_ms = excluded.delay_ms`)
}

export async function forgetMinutesBefore(db: Db, channelId: number, before: Date): Promise<void> {
  await db
    .delete(gameMinutes)
    .where(and(eq(gameMinutes.channel_id, channelId), lt(gameMinutes.minute, before)))
}
