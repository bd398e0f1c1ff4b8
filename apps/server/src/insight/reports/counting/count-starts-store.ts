import { heartbeatPatienceMs } from '@grandstand/rules'
import { sql } from 'drizzle-orm'
import type { Tx } from '../../../db/connection.ts'
import { isBusiness, replace, startupMs, startupScore } from './told-store.ts'

/**
 * How viewings began and broke, each in the minute in which it happened; a viewer who left before a picture came counts
 * in the minute of the attempt. Includes minutes in which nobody saw anything.
 */
export async function addStarts(tx: Tx, { from, until, now }: { from: Date; until: Date; now: Date }) {
  const [since, to] = [from.toISOString(), until.toISOString()]
  const gone = new Date(now.getTime() - heartbeatPatienceMs).toISOString()
  const days = sql`between ${since}::timestamptz::date - 3 and ${to}::timestamptz::date + 1`
  const other = sql`
    select from video_events other where other.day = told.day and other.view_id = told.view_id and other.day ${days}`
  await tx.execute(sql`
    insert into game_minutes (channel_id, event_id, minute, viewers, playing_ms, stalled_ms,
      attempts, plays, startup_ms, startup_score, exits, technical_failures, business_failures)
    select c.id, s.event_id, s.minute, 0, 0, 0,
      s.attempts, s.plays, s.startup_ms, s.startup_score, s.exits, s.technical_failures, s.business_failures
    from channels c cross join lateral (
      select event_id, minute, count(*) filter (where is_attempt) as attempts, count(startup_ms) as plays,
        coalesce(sum(startup_ms), 0) as startup_ms, coalesce(sum(${startupScore(sql`startup_ms`)}), 0) as startup_score,
        count(*) filter (where is_attempt
          and not exists (${other} and other.name in ('play', 'failure'))
          and (at < ${gone} or exists (${other} and other.name = 'end'))) as exits,
        count(*) filter (where not ${isBusiness(sql`code`)}) as technical_failures,
        count(*) filter (where ${isBusiness(sql`code`)}) as business_failures
      from (
        select day, event_id, view_id, date_trunc('minute', at) as minute, min(at) as at,
          bool_or(name = 'attempt') as is_attempt, max(${startupMs}) as startup_ms,
          max(coalesce(details ->> 'code', '')) filter (where name = 'failure') as code
        from video_events
        where channel_id = c.id and name in ('attempt', 'play', 'failure') and at >= ${since} and at < ${to}
        and day ${days} and event_id is not null
        group by 1, 2, 3, 4
      ) as told
      group by 1, 2
    ) as s
    on conflict (channel_id, event_id, minute) do update set ${replace([
      ...['attempts', 'plays', 'startup_ms', 'startup_score'],
      ...['exits', 'technical_failures', 'business_failures'],
    ])}`)
}
