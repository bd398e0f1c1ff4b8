import { heartbeatPatienceMs } from '@grandstand/rules'
import { sql } from 'drizzle-orm'
import type { Tx } from '../../../db/connection.ts'
import { isBusiness, replace, startupMs, startupScore, sumSizes } from './told-store.ts'

/** Viewing by viewing, as `rules/insight/viewing.ts` defines one: events report its start, stretches report the rest. */
export async function addGameDays(tx: Tx, day: string, now: Date): Promise<void> {
  const gone = new Date(now.getTime() - heartbeatPatienceMs).toISOString()
  const ofDay = sql`day = ${day} and event_id is not null`
  const stretches = sql`select channel_id, event_id, height, playing_ms from video_viewings where ${ofDay}`
  const columns = [
    ...['views', 'playing_ms', 'stalled_ms', 'stalls', 'delay_ms', 'live_ms', 'sizes', 'attempts', 'plays'],
    ...['startup_ms', 'startup_score', 'smooth_plays', 'exits', 'technical_failures', 'business_failures'],
  ]
  await tx.execute(sql`
    insert into game_days (channel_id, day, event_id, ${sql.raw(columns.join(', '))})
    with begun as (
      select channel_id, event_id, view_id, max(${startupMs}) as startup_ms,
        bool_or(name = 'end') or max(at) < ${gone} as is_over,
        (array_agg(coalesce(details ->> 'code', '') order by seq desc) filter (where name = 'failure'))[1] as code
      from video_events where ${ofDay} group by 1, 2, 3
    ), watched as (
      select channel_id, event_id, view_id, sum(playing_ms) as playing_ms, sum(stalled_ms) as stalled_ms,
        sum(stalls) as stalls, sum(delay_ms::float8 * playing_ms) as delay_ms,
        sum(playing_ms) filter (where delay_ms is not null) as live_ms
      from video_viewings where ${ofDay} group by 1, 2, 3
    ), summed as (
      select channel_id, event_id, count(*) filter (where playing_ms > 0) as views,
        coalesce(sum(playing_ms), 0) as playing_ms, coalesce(sum(stalled_ms), 0) as stalled_ms,
        coalesce(sum(stalls), 0) as stalls, (sum(delay_ms) / nullif(sum(live_ms), 0))::int as delay_ms,
        coalesce(sum(live_ms), 0) as live_ms, count(is_over) as attempts, count(startup_ms) as plays,
        coalesce(sum(startup_ms), 0) as startup_ms,
        coalesce(sum(${startupScore(sql`startup_ms`)}), 0) as startup_score,
        count(startup_ms) filter (where coalesce(stalls, 0) = 0) as smooth_plays,
        count(*) filter (where is_over and startup_ms is null and code is null) as exits,
        count(*) filter (where not ${isBusiness(sql`code`)}) as technical_failures,
        count(*) filter (where ${isBusiness(sql`code`)}) as business_failures
      from begun full join watched using (channel_id, event_id, view_id) group by 1, 2
    )
    select channel_id, ${day}, event_id, views, playing_ms, stalled_ms, stalls, delay_ms, live_ms,
      coalesce(sizes, '{}'), attempts, plays, startup_ms, startup_score, smooth_plays, exits,
      technical_failures, business_failures
    from summed left join (${sumSizes(sql`channel_id, event_id`, stretches)}) as sizes using (channel_id, event_id)
    on conflict (channel_id, day, event_id) do update set ${replace(columns)}`)
}
