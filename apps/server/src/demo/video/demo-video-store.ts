import { passKinds } from '@grandstand/contract'
import { and, asc, desc, eq, inArray, isNull, like, lt, notExists, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Db, Tx } from '../../db/connection.ts'
import {
  cameras,
  clipCuts,
  eventCategories,
  eventMedia,
  events,
  mediaFiles,
  slides,
  videos,
  vodMediaItems,
} from '../../db/tables.ts'
import { sourcePrefix } from '../season/index.ts'

const isDemoGame = (channelId: number) =>
  and(eq(events.channel_id, channelId), like(events.source_key, `${sourcePrefix}%`))

/** The demo's live games that nobody has given a camera but we. */
export async function listLiveGames(db: Db, channelId: number, cameraName: string) {
  const rows = await db
    .select({
      id: events.id,
      type: events.type,
      sport: eventCategories.alias,
      ends_at: events.ends_at,
      cameras: sql<
        string[]
      >`array(select m.name from ${cameras} c join ${eventMedia} m on m.video_id = c.video_id
        where c.event_id = ${events.id})`,
    })
    .from(events)
    .innerJoin(eventCategories, eq(eventCategories.id, events.event_category_id))
    .where(and(isDemoGame(channelId), eq(events.stream_status, 'live')))
    .orderBy(asc(events.id))
    .limit(200)
  return rows.filter(({ cameras }) => cameras.every(name => name === cameraName))
}

/** Games of the demo that are over and have nothing to play. */
export function listGamesWithoutReplay(db: Db, channelId: number) {
  const media = db
    .select({ id: eventMedia.id })
    .from(eventMedia)
    .where(and(eq(eventMedia.event_id, events.id), inArray(eventMedia.type, ['live', 'vod', 'embedded'])))
  return db
    .select({ id: events.id, sport: eventCategories.alias })
    .from(events)
    .innerJoin(eventCategories, eq(eventCategories.id, events.event_category_id))
    .where(and(isDemoGame(channelId), eq(events.stream_status, 'finished'), notExists(media)))
    .orderBy(asc(events.id))
    .limit(500)
}

/** How a replay is named that is one of the shared ones. */
const sharedName = 'Replay'

export async function insertReplays(
  tx: Tx,
  channelId: number,
  games: readonly { id: number }[],
  now: Date,
): Promise<void> {
  const made = await tx
    .insert(videos)
    .values(
      games.map(() => ({
        channel_id: channelId,
        kind: 'file',
        state: 'ready',
        created_at: now,
        ready_at: now,
      })),
    )
    .returning({ id: videos.id })
  await tx.insert(eventMedia).values(
    games.map(({ id }, index) => ({
      channel_id: channelId,
      event_id: id,
      position: 0,
      video_id: made[index]?.id,
      type: 'vod',
      name: sharedName,
    })),
  )
}

/** Those to be shared ones that have no pictures: they lead nowhere yet, or to footage of an older version. */
export function listUnlinkedReplays(tx: Tx, channelId: number) {
  const upload = tx.select({ id: mediaFiles.id }).from(mediaFiles).where(eq(mediaFiles.video_id, videos.id))
  return tx
    .select({
      id: videos.id,
      event_id: events.id,
      sport: eventCategories.alias,
    })
    .from(eventMedia)
    .innerJoin(videos, eq(videos.id, eventMedia.video_id))
    .innerJoin(events, eq(events.id, eventMedia.event_id))
    .innerJoin(eventCategories, eq(eventCategories.id, events.event_category_id))
    .where(
      and(
        isDemoGame(channelId),
        inArray(eventMedia.type, ['live', 'vod']),
        eq(eventMedia.name, sharedName),
        eq(videos.has_storyboard, false),
        notExists(upload),
      ),
    )
    .orderBy(asc(videos.id))
    .limit(500)
}

/** Nobody has sent a video for them, or is about to. */
export function listItemsWithoutVideo(db: Db, channelId: number) {
  const files = db
    .select({ id: mediaFiles.id })
    .from(mediaFiles)
    .where(eq(mediaFiles.vod_media_item_id, vodMediaItems.id))
  return db
    .select({ id: vodMediaItems.id, alias: vodMediaItems.alias })
    .from(vodMediaItems)
    .where(and(eq(vodMediaItems.channel_id, channelId), isNull(vodMediaItems.video_id), notExists(files)))
    .orderBy(asc(vodMediaItems.id))
    .limit(500)
}

/** Nobody has sent a film for them, or is about to. */
export function listSlidesWithoutVideo(db: Db, channelId: number) {
  const files = db.select({ id: mediaFiles.id }).from(mediaFiles).where(eq(mediaFiles.slide_id, slides.id))
  return db
    .select({ id: slides.id, alias: slides.alias })
    .from(slides)
    .where(
      and(
        eq(slides.channel_id, channelId),
        eq(slides.type, 'video'),
        isNull(slides.video_id),
        notExists(files),
      ),
    )
    .orderBy(asc(slides.id))
    .limit(100)
}

/** Games of the demo that begin soon and have nothing to look at. */
export function listGamesWithoutPreview(db: Db, channelId: number, startsBefore: Date) {
  const previews = db
    .select({ id: eventMedia.id })
    .from(eventMedia)
    .where(and(eq(eventMedia.event_id, events.id), eq(eventMedia.type, 'preview_alt')))
  return db
    .select({ id: events.id, event_category_id: events.event_category_id })
    .from(events)
    .where(
      and(
        isDemoGame(channelId),
        eq(events.stream_status, 'upcoming'),
        lt(events.event_utc_ts, startsBefore),
        notExists(previews),
      ),
    )
    .orderBy(asc(events.id))
    .limit(500)
}

/** Of each sport, what was made out of its last game. */
export function listLatestPreviews(db: Db, channelId: number) {
  return db
    .selectDistinctOn([events.event_category_id], {
      event_category_id: events.event_category_id,
      video_id: videos.id,
    })
    .from(eventMedia)
    .innerJoin(videos, eq(videos.id, eventMedia.video_id))
    .innerJoin(events, eq(events.id, eventMedia.event_id))
    .where(and(isDemoGame(channelId), eq(videos.has_preview, true)))
    .orderBy(asc(events.event_category_id), desc(events.event_utc_ts))
    .limit(100)
}

export async function insertPreviews(
  tx: Tx,
  channelId: number,
  previews: readonly { event_id: number; url: string }[],
): Promise<void> {
  await tx.insert(eventMedia).values(
    previews.map(({ event_id, url }) => ({
      channel_id: channelId,
      event_id,
      position: 0,
      type: 'preview_alt',
      name: '',
      url,
    })),
  )
}

/** Replays that are recordings of our camera, for games that ended before. */
export function listOwnReplays(
  db: Db,
  channelId: number,
  { cameraName, before }: { cameraName: string; before: Date },
) {
  return db
    .select({ id: cameras.video_id, sport: eventCategories.alias })
    .from(eventMedia)
    .innerJoin(cameras, eq(cameras.video_id, eventMedia.video_id))
    .innerJoin(events, eq(events.id, eventMedia.event_id))
    .innerJoin(eventCategories, eq(eventCategories.id, events.event_category_id))
    .where(
      and(
        isDemoGame(channelId),
        eq(events.stream_status, 'finished'),
        lt(events.ends_at, before),
        eq(cameras.state, 'ended'),
        eq(eventMedia.name, cameraName),
      ),
    )
    .limit(100)
}

export async function nameReplay(db: Db, channelId: number, videoId: number): Promise<void> {
  await db
    .update(eventMedia)
    .set({ name: sharedName })
    .where(and(eq(eventMedia.channel_id, channelId), eq(eventMedia.video_id, videoId)))
}

const passKind = z.enum(passKinds)

/** Games that are over and have a replay, the newest first. */
export async function listReplayedGames(db: Db, channelId: number) {
  const rows = await db
    .select({
      id: events.id,
      type: events.type,
      event_category_id: events.event_category_id,
      sport: eventCategories.alias,
      event_media_id: eventMedia.id,
      video_id: videos.id,
    })
    .from(events)
    .innerJoin(eventCategories, eq(eventCategories.id, events.event_category_id))
    .innerJoin(eventMedia, and(eq(eventMedia.event_id, events.id), eq(eventMedia.type, 'vod')))
    .innerJoin(videos, and(eq(videos.id, eventMedia.video_id), eq(videos.state, 'ready')))
    .where(and(isDemoGame(channelId), eq(events.stream_status, 'finished')))
    .orderBy(desc(events.event_utc_ts))
    .limit(100)
  return rows.map(row => ({ ...row, type: passKind.parse(row.type) }))
}

export function countCutsOf(db: Db, channelId: number, userId: number): Promise<number> {
  return db.$count(clipCuts, and(eq(clipCuts.channel_id, channelId), eq(clipCuts.user_id, userId)))
}
