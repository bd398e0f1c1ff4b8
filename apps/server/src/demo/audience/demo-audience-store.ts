import { dayOf } from '@grandstand/rules'
import { and, eq, exists, getTableColumns, gte, inArray, like, lt, notExists, sql } from 'drizzle-orm'
import type { Db } from '../../db/connection.ts'
import {
  cameras,
  clips,
  dayCounts,
  eventCategories,
  eventMedia,
  events,
  gameDays,
  gameMinutes,
  prerolls,
} from '../../db/tables.ts'
import { salesOf } from '../../sale/payments/index.ts'
import { sourcePrefix } from '../season/index.ts'
import { buyersHost } from './create-buyers.ts'
import type { CrowdMinute } from './plan-crowd.ts'
import type { DayCount } from './plan-visits.ts'

export function countVisitDays(db: Db, channelId: number): Promise<number> {
  return db.$count(dayCounts, and(eq(dayCounts.channel_id, channelId), eq(dayCounts.topic, 'visit')))
}

export function countClipDays(db: Db, channelId: number): Promise<number> {
  return db.$count(dayCounts, and(eq(dayCounts.channel_id, channelId), eq(dayCounts.topic, 'clip')))
}

/** Of all viewings, the share that a sponsor's clip comes before: one of an arena waits for the games there. */
export async function listSponsorReach(db: Db, channelId: number): Promise<{ id: number; reach: number }[]> {
  const rows = await db
    .select({ id: prerolls.id, location_id: prerolls.location_id })
    .from(prerolls)
    .where(eq(prerolls.channel_id, channelId))
    .orderBy(prerolls.position)
  return rows.map(({ id, location_id }) => ({ id, reach: location_id === null ? 0.55 : 0.06 }))
}

export async function listPublicClips(db: Db, channelId: number): Promise<number[]> {
  const rows = await db
    .select({ id: clips.id })
    .from(clips)
    .where(and(eq(clips.channel_id, channelId), eq(clips.is_public, true), eq(clips.moderation, 'approved')))
    .orderBy(clips.id)
    .limit(8)
  return rows.map(({ id }) => id)
}

/** Of what the demo's buyers bought without a campaign, every fourth came by a clip. */
export async function creditClips(db: Db, channelId: number, clipIds: readonly number[]): Promise<void> {
  await db.execute(sql`
    update orders set trk = 'clip-' || (${sql.param([...clipIds])}::int[])[1 + place / 4 % ${clipIds.length}::int]
    from (
      select id, row_number() over (order by id) as place from orders
      where channel_id = ${channelId} and trk is null and type = 'event'
      and user_id in (select u.id from users u where u.channel_id = ${channelId} and u.email like ${`%@${buyersHost}`})
    ) as sold
    where orders.id = sold.id and place % 4 = 0`)
}

/** The demo's own games that began in this time. One whose camera has dropped out keeps its viewers for a while. */
export async function listGamesBetween(db: Db, channelId: number, from: Date, until: Date) {
  const sending = db
    .select({ id: cameras.video_id })
    .from(cameras)
    .where(and(eq(cameras.event_id, events.id), inArray(cameras.state, ['live', 'interrupted'])))
  const live = db
    .select({ id: cameras.video_id })
    .from(cameras)
    .where(and(eq(cameras.event_id, events.id), eq(cameras.state, 'live')))
  const rows = await db
    .select({
      ...getTableColumns(events),
      sport: eventCategories.alias,
      hasPicture: sql<boolean>`${exists(sending)}`,
      isDark: sql<boolean>`${notExists(live)}`,
    })
    .from(events)
    .innerJoin(eventCategories, eq(eventCategories.id, events.event_category_id))
    .where(
      and(
        eq(events.channel_id, channelId),
        like(events.source_key, `${sourcePrefix}%`),
        gte(events.event_utc_ts, from),
        lt(events.event_utc_ts, until),
      ),
    )
    .orderBy(events.id)
  return rows.map(row => ({ ...row, key: row.source_key ?? '' }))
}

/** The camera of a live game. */
export async function findFilm(db: Db, channelId: number, eventId: number) {
  const [film] = await db
    .select({ event_media_id: eventMedia.id, video_id: cameras.video_id })
    .from(cameras)
    .innerJoin(eventMedia, eq(eventMedia.video_id, cameras.video_id))
    .where(and(eq(cameras.channel_id, channelId), eq(cameras.event_id, eventId), eq(cameras.state, 'live')))
    .orderBy(eventMedia.id)
    .limit(1)
  return film
}

export async function insertDayCounts(db: Db, channelId: number, counts: readonly DayCount[]): Promise<void> {
  const rows = counts.map(count => ({ ...count, channel_id: channelId }))
  await db.insert(dayCounts).values(rows).onConflictDoNothing()
}

/** How much was bought on each day of the channel. */
export async function countPurchaseDays(
  db: Db,
  channelId: number,
  timeZone: string,
): Promise<Map<string, number>> {
  const { rows } = await db.execute<{ day: string; purchases: number }>(sql`
    select to_char(t.at at time zone ${timeZone}, 'YYYY-MM-DD') as day, count(*)::int as purchases
    ${salesOf(channelId)} and t.event = 'created' group by 1`)
  return new Map(rows.map(({ day, purchases }) => [day, purchases]))
}

/** The day that it is counted on, and its viewings. */
export async function insertCrowd(
  db: Db,
  channelId: number,
  { eventId, minutes, timeZone }: { eventId: number; minutes: readonly CrowdMinute[]; timeZone: string },
): Promise<{ day: string; views: number } | null> {
  const [first] = minutes
  if (!first) return null
  const own = { channel_id: channelId, event_id: eventId }
  const day = dayOf(first.minute.getTime(), timeZone)
  const sum = (of: (minute: CrowdMinute) => number) =>
    minutes.reduce((before, minute) => before + of(minute), 0)
  const plays = sum(minute => minute.plays)
  const playing_ms = sum(minute => minute.playing_ms)
  // As one parameter: with one for each figure the query itself took longer to write than to run.
  const rows = JSON.stringify(minutes.map(minute => ({ ...own, ...minute })))
  await db.execute(sql`
    insert into ${gameMinutes} select * from jsonb_populate_recordset(null::${gameMinutes}, ${rows}::jsonb)
    on conflict do nothing`)
  await db
    .insert(gameDays)
    .values({
      ...own,
      day,
      views: plays,
      playing_ms,
      live_ms: playing_ms,
      stalls: minutes.length,
      plays,
      stalled_ms: sum(({ stalled_ms }) => stalled_ms),
      delay_ms: Math.round(sum(({ delay_ms }) => delay_ms) / minutes.length),
      sizes: Object.fromEntries(
        Object.keys(first.sizes).map(height => [height, sum(({ sizes }) => sizes[height] ?? 0)]),
      ),
      attempts: sum(({ attempts }) => attempts),
      startup_ms: sum(({ startup_ms }) => startup_ms),
      startup_score: sum(({ startup_score }) => startup_score),
      smooth_plays: Math.round(plays * 0.88),
      exits: sum(({ exits }) => exits),
      technical_failures: sum(({ technical_failures }) => technical_failures),
      business_failures: sum(({ business_failures }) => business_failures),
    })
    .onConflictDoNothing()
  return { day, views: plays }
}
