import { and, asc, desc, eq, gte, inArray, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../db/connection.ts'
import { isOpen } from '../../db/is-open.ts'
import { isListed, type WhichRows } from '../../db/retired.ts'
import {
  cameras,
  channels,
  eventCategories,
  eventLocations,
  eventMedia,
  eventParticipants,
  events,
  videos,
} from '../../db/tables.ts'

/** By anybody. */
export const isCancelled = sql<boolean>`${events.cancelled_by} is not null`

/** Its own choice, or that of its channel. */
export const waitsForGo = sql<boolean>`coalesce(${events.waits_for_go},
  (select (c.settings->>'wait_for_go')::boolean from ${channels} as c where c.id = ${events.channel_id}), false)`

export type EventRow = Awaited<ReturnType<typeof listEventRows>>[number]

export function listCategoryRows(db: Db, channelId: number, which: WhichRows = {}) {
  return db
    .select()
    .from(eventCategories)
    .where(and(eq(eventCategories.channel_id, channelId), isListed(eventCategories, which)))
    .orderBy(asc(eventCategories.position))
}

export function listLocationRows(db: Db, channelId: number, which: WhichRows = {}) {
  return db
    .select()
    .from(eventLocations)
    .where(and(eq(eventLocations.channel_id, channelId), isListed(eventLocations, which)))
    .orderBy(asc(eventLocations.position))
}

export async function listEventRows(db: Db, channelId: number, ids: readonly number[]) {
  // Without the search text, which is longer than all the rest.
  return db
    .select({
      id: events.id,
      name: events.name,
      type: events.type,
      stream_status: events.stream_status,
      is_cancelled: isCancelled,
      is_private: events.is_private,
      is_paused: sql<boolean>`${events.paused_at} is not null`,
      location_id: events.location_id,
      event_category_id: events.event_category_id,
      event_utc_ts: events.event_utc_ts,
      ends_at: events.ends_at,
      time_zone: events.time_zone,
      home_team_id: events.home_team_id,
      base_price: events.base_price,
      service_fee: events.service_fee,
      description: events.description,
      period: events.period,
      clock: events.clock,
      image_id: events.image_id,
      sequence: events.sequence,
      updated_at: events.updated_at,
    })
    .from(events)
    .where(and(eq(events.channel_id, channelId), inArray(events.id, [...ids])))
}

export function listEventTeams(db: Db, channelId: number, ids: readonly number[]) {
  return db
    .select({
      event_id: eventParticipants.event_id,
      participant_id: eventParticipants.participant_id,
      position: eventParticipants.position,
      score: eventParticipants.score,
    })
    .from(eventParticipants)
    .where(and(eq(eventParticipants.channel_id, channelId), inArray(eventParticipants.event_id, [...ids])))
}

/** With what was made out of the video, where it has one. */
export function listEventMedia(db: Db | Tx, channelId: number, ids: readonly number[]) {
  return db
    .select({
      id: eventMedia.id,
      event_id: eventMedia.event_id,
      type: eventMedia.type,
      name: eventMedia.name,
      url: eventMedia.url,
      video: {
        id: videos.id,
        state: videos.state,
        duration_ms: videos.duration_ms,
        poster: videos.poster,
        has_preview: videos.has_preview,
        has_storyboard: videos.has_storyboard,
        has_clip: videos.has_clip,
      },
    })
    .from(eventMedia)
    .leftJoin(videos, eq(videos.id, eventMedia.video_id))
    .where(and(eq(eventMedia.channel_id, channelId), inArray(eventMedia.event_id, [...ids])))
    .orderBy(asc(eventMedia.position))
}

/** What the encoders of events do. */
export function listCameraStates(db: Db | Tx, channelId: number, ids: readonly number[]) {
  return db
    .select({
      event_id: cameras.event_id,
      video_id: cameras.video_id,
      state: cameras.state,
      state_since: cameras.state_since,
    })
    .from(cameras)
    .where(and(eq(cameras.channel_id, channelId), inArray(cameras.event_id, [...ids])))
}

export async function findEventSince(
  db: Db,
  channelId: number,
  eventId: number,
  since: Date,
): Promise<{ is_private: boolean } | undefined> {
  const [row] = await db
    .select({ is_private: events.is_private })
    .from(events)
    .where(and(eq(events.channel_id, channelId), eq(events.id, eventId), gte(events.event_utc_ts, since)))
  return row
}

/** What operators rehearse with. */
export async function listPrivateEvents(db: Db | Tx, channelId: number): Promise<number[]> {
  const rows = await db
    .select({ id: events.id })
    .from(events)
    .where(and(eq(events.channel_id, channelId), eq(events.is_private, true)))
    .orderBy(asc(events.id))
    .limit(100)
  return rows.map(({ id }) => id)
}

/** What calendars compare to see that an event has changed. */
export function listEventStamps(db: Db | Tx, channelId: number, ids: readonly number[]) {
  return db
    .select({
      id: events.id,
      sequence: events.sequence,
      updated_at: events.updated_at,
      ends_at: events.ends_at,
      waits_for_go: waitsForGo,
      own_waits_for_go: events.waits_for_go,
      base_price: events.base_price,
      service_fee: events.service_fee,
      price_from: events.price_from,
    })
    .from(events)
    .where(and(eq(events.channel_id, channelId), inArray(events.id, [...ids])))
}

/** The newest first. */
export function listEventAddresses(db: Db, channelId: number, since: Date, limit: number) {
  return db
    .select({ id: events.id, updated_at: events.updated_at })
    .from(events)
    .where(and(eq(events.channel_id, channelId), isOpen, gte(events.event_utc_ts, since)))
    .orderBy(desc(events.event_utc_ts), desc(events.id))
    .limit(limit)
}
