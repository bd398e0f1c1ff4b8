import type { DayRange } from '@grandstand/rules'
import { and, asc, between, eq, gte, lt, max, sql, sum } from 'drizzle-orm'
import type { Db } from '../../db/connection.ts'
import { cameraChanges, eventMedia, events, gameDays, gameMinutes } from '../../db/tables.ts'

/** Null: there are no days to be summed up. */
const total = (column: Parameters<typeof sum>[0]) => sum(column).mapWith(Number)

const sums = {
  views: total(gameDays.views),
  playing_ms: total(gameDays.playing_ms),
  stalled_ms: total(gameDays.stalled_ms),
  live_ms: total(gameDays.live_ms),
  delay_sum: total(sql`${gameDays.delay_ms}::float8 * ${gameDays.live_ms}`),
  attempts: total(gameDays.attempts),
  plays: total(gameDays.plays),
  startup_ms: total(gameDays.startup_ms),
  startup_score: total(gameDays.startup_score),
  smooth_plays: total(gameDays.smooth_plays),
  exits: total(gameDays.exits),
  technical_failures: total(gameDays.technical_failures),
  business_failures: total(gameDays.business_failures),
}

const inRange = (channelId: number, { from, to }: DayRange) =>
  and(eq(gameDays.channel_id, channelId), between(gameDays.day, from, to))

/** Those that were watched longest first. */
export function listWatchedGames(db: Db, channelId: number, range: DayRange, limit: number) {
  const watched = db
    .select({ event_id: gameDays.event_id, ...sums })
    .from(gameDays)
    .where(inRange(channelId, range))
    .groupBy(gameDays.event_id)
    .orderBy(sql`sum(${gameDays.playing_ms}) desc`)
    .limit(limit)
  return watched
}

/** Null of a number: nothing was watched. */
export async function sumWatched(db: Db, channelId: number, range: DayRange) {
  const [row] = await db.select(sums).from(gameDays).where(inRange(channelId, range))
  return row
}

export async function sumGame(db: Db, channelId: number, eventId: number) {
  const [row] = await db
    .select(sums)
    .from(gameDays)
    .where(and(eq(gameDays.channel_id, channelId), eq(gameDays.event_id, eventId)))
  return row
}

/** How long each size of picture was watched, day by day. */
export async function listGameSizes(db: Db, channelId: number, eventId: number) {
  const rows = await db
    .select({ sizes: gameDays.sizes })
    .from(gameDays)
    .where(and(eq(gameDays.channel_id, channelId), eq(gameDays.event_id, eventId)))
  return rows.map(({ sizes }) => sizes)
}

/** The most viewers that each game had in a minute of these days of the channel. */
export async function findPeaks(
  db: Db,
  channelId: number,
  eventIds: readonly number[],
  { from, to, timeZone }: DayRange & { timeZone: string },
) {
  const { rows } = await db.execute<{ event_id: number; viewers: number }>(sql`
    select wanted.event_id, peak.viewers
    from unnest(${sql.param([...eventIds])}::int[]) as wanted (event_id)
    cross join lateral (${db
      .select({ viewers: max(gameMinutes.viewers).as('viewers') })
      .from(gameMinutes)
      .where(
        and(
          eq(gameMinutes.channel_id, channelId),
          sql`${gameMinutes.event_id} = wanted.event_id`,
          sql`${gameMinutes.minute} >= ${from}::date::timestamp at time zone ${timeZone}
            and ${gameMinutes.minute} < (${to}::date + 1)::timestamp at time zone ${timeZone}`,
        ),
      )}) as peak
    where peak.viewers is not null`)
  return new Map(rows.map(row => [row.event_id, row.viewers]))
}

export async function listGameNames(db: Db, channelId: number, eventIds: readonly number[]) {
  const rows = await db
    .select({ id: events.id, name: events.name, event_utc_ts: events.event_utc_ts })
    .from(events)
    .where(and(eq(events.channel_id, channelId), sql`${events.id} = any(${sql.param([...eventIds])}::int[])`))
  return new Map(rows.map(row => [row.id, row]))
}

export async function findGame(db: Db, channelId: number, eventId: number) {
  const [row] = await db
    .select()
    .from(events)
    .where(and(eq(events.channel_id, channelId), eq(events.id, eventId)))
  return row
}

export function listMinutes(
  db: Db,
  channelId: number,
  { eventId, from, until }: { eventId: number; from: Date; until: Date },
) {
  return db
    .select()
    .from(gameMinutes)
    .where(
      and(
        eq(gameMinutes.channel_id, channelId),
        eq(gameMinutes.event_id, eventId),
        gte(gameMinutes.minute, from),
        lt(gameMinutes.minute, until),
      ),
    )
    .orderBy(asc(gameMinutes.minute))
}

/** No encoder breaks off more often in a game that anybody watches. */
const maxChanges = 500

/** What its cameras did, with their names as they are now. */
export function listCameraChanges(db: Db, channelId: number, eventId: number) {
  return db
    .select({ state: cameraChanges.state, at: cameraChanges.at, name: eventMedia.name })
    .from(cameraChanges)
    .leftJoin(eventMedia, eq(eventMedia.video_id, cameraChanges.video_id))
    .where(and(eq(cameraChanges.channel_id, channelId), eq(cameraChanges.event_id, eventId)))
    .orderBy(asc(cameraChanges.id))
    .limit(maxChanges)
}
