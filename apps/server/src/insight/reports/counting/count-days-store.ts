import { visitSteps } from '@grandstand/contract'
import { prerollSteps } from '@grandstand/rules'
import { and, eq, inArray, lt, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../../db/connection.ts'
import { dayCounts } from '../../../db/tables.ts'

const again = sql`
    on conflict (channel_id, topic, day, name) do update set visits = excluded.visits, visitors = excluded.visitors`

/** Of all channels, over what was counted of the day before: what no row tells of any more stays as it was. */
export async function addDayCounts(tx: Tx, day: string): Promise<void> {
  await addVisits(tx, day)
  await addSteps(tx, day)
  await addSearches(tx, day)
  await addClips(tx, day)
  await addPrerolls(tx, day)
}

/** The first campaign that led somebody here counts. */
async function addVisits(tx: Tx, day: string): Promise<void> {
  await tx.execute(sql`
    insert into day_counts (channel_id, topic, day, name, visits, visitors)
    with campaigns as (
      select distinct on (session) session, trk from page_events
      where day = ${day} and trk <> '' order by session, at
    )
    select channel_id, case
        when grouping(country_code) = 0 then 'country'
        when grouping(device_type) = 0 then 'device'
        when grouping(trk) = 0 then 'campaign'
        else 'visit' end,
      ${day}, coalesce(country_code, device_type, trk, ''), count(*), count(distinct visitor)
    from visits left join campaigns using (session)
    where day = ${day}
    group by grouping sets ((channel_id), (channel_id, country_code), (channel_id, device_type), (channel_id, trk))${again}`)
}

/**
 * Of visits, as `addVisits` counts them. A visit that came further has come this far too, even if its beacon was lost, and
 * each has seen a page. Who has paid is not counted here: the orders tell it.
 */
async function addSteps(tx: Tx, day: string): Promise<void> {
  const names = sql`${sql.param([...visitSteps])}::text[]`
  await tx.execute(sql`
    insert into day_counts (channel_id, topic, day, name, visits)
    select channel_id, 'step', ${day}, (${names})[step], count(*)
    from (
      select visits.channel_id, session, coalesce(max(array_position(${names}, name)), 1) as furthest
      from visits left join page_events using (day, session) where day = ${day} group by 1, 2
    ) as came cross join lateral generate_series(1, furthest) as step
    group by channel_id, step${again}`)
}

async function addSearches(tx: Tx, day: string): Promise<void> {
  await tx.execute(sql`
    insert into day_counts (channel_id, topic, day, name, visits)
    select channel_id, 'search', ${day}, left(lower(btrim(details ->> 'text')), 100), count(distinct session)
    from page_events
    where day = ${day} and name = 'search' and details ->> 'results' = '0' and btrim(details ->> 'text') <> ''
    group by 1, 4${again}`)
}

async function addClips(tx: Tx, day: string): Promise<void> {
  await tx.execute(sql`
    insert into day_counts (channel_id, topic, day, name, visits)
    select channel_id, 'clip', ${day}, clip_id::text, count(distinct view_id)
    from video_viewings where day = ${day} and clip_id is not null and playing_ms > 0
    group by channel_id, clip_id${again}`)
}

/** By clip and step; a viewing counts once in each. What is no clip of the channel was made up. */
async function addPrerolls(tx: Tx, day: string): Promise<void> {
  await tx.execute(sql`
    insert into day_counts (channel_id, topic, day, name, visits)
    select told.channel_id, 'preroll', ${day}, told.name, count(distinct view_id)
    from (
      select channel_id, view_id, details ->> 'preroll_id' as preroll_id,
        (details ->> 'preroll_id') || ' ' || (details ->> 'step') as name
      from video_events
      where day = ${day} and name = 'preroll' and details ->> 'step' = any(${sql.param([...prerollSteps])}::text[])
    ) as told join prerolls p on p.channel_id = told.channel_id and p.id::text = told.preroll_id
    group by told.channel_id, told.name${again}`)
}

/** Other counts stay: nobody can be found in them. */
export async function forgetSearchesBefore(
  db: Db,
  channelIds: readonly number[],
  day: string,
): Promise<void> {
  await db
    .delete(dayCounts)
    .where(
      and(inArray(dayCounts.channel_id, channelIds), eq(dayCounts.topic, 'search'), lt(dayCounts.day, day)),
    )
}
