import { and, inArray, lt, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../../db/connection.ts'
import { gameMinutes } from '../../../db/tables.ts'
import { meanDelay } from '../mean-delay-store.ts'
import { replace, sumSizes } from './told-store.ts'

/** By when it came, and channel by channel: so each finds its rows by an index. */
export async function addMinutes(tx: Tx, from: Date, until: Date): Promise<void> {
  const [since, to] = [from.toISOString(), until.toISOString()]
  const told = sql`
    select event_id, view_id, date_trunc('minute', at) as minute, playing_ms, stalled_ms, stalls, delay_ms, height
    from video_viewings
    where channel_id = c.id and at >= ${since} and at < ${to}
    and day between ${since}::timestamptz::date - 3 and ${to}::timestamptz::date + 1
    and event_id is not null`
  await tx.execute(sql`
    insert into game_minutes
      (channel_id, event_id, minute, viewers, smooth_viewers, playing_ms, stalled_ms, delay_ms, sizes)
    select c.id, v.event_id, v.minute, v.viewers, v.viewers - v.interrupted, v.playing_ms, v.stalled_ms, v.delay_ms,
      coalesce(v.sizes, '{}')
    from channels c cross join lateral (
      select * from (
        select event_id, minute, count(distinct view_id) as viewers,
          count(distinct view_id) filter (where stalls > 0) as interrupted,
          sum(playing_ms) as playing_ms, sum(stalled_ms) as stalled_ms, ${meanDelay} as delay_ms
        from (${told}) as told group by 1, 2
      ) as summed
      left join (${sumSizes(sql`event_id, minute`, told)}) as sizes using (event_id, minute)
    ) as v
    on conflict (channel_id, event_id, minute) do update set
      ${replace(['viewers', 'smooth_viewers', 'playing_ms', 'stalled_ms', 'delay_ms', 'sizes'])}`)
}

export async function forgetMinutesBefore(
  db: Db,
  channelIds: readonly number[],
  before: Date,
): Promise<void> {
  await db
    .delete(gameMinutes)
    .where(and(inArray(gameMinutes.channel_id, channelIds), lt(gameMinutes.minute, before)))
}
