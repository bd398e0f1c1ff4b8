import type { PosterProblem } from '@grandstand/contract'
import { type VideoState, videoStatesBefore } from '@grandstand/rules'
import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../db/connection.ts'
import { eventMedia, mediaFiles, videos } from '../../db/tables.ts'
import { undated, type VideoDates } from '../nodes/index.ts'

type VideoRow = typeof videos.$inferSelect

const ofVideo = (channelId: number, videoId: number) =>
  and(eq(videos.channel_id, channelId), eq(videos.id, videoId))

const fromCamera: VideoDates = { dated_by: 'camera', filmed_at: null }

/** A camera's waits for its encoder; a file's is there once it can be played. */
export async function insertVideo(
  tx: Tx,
  channelId: number,
  {
    kind,
    now,
    site = null,
    dates = kind === 'live' ? fromCamera : undated,
  }: { kind: 'live' | 'file'; now: Date; site?: string | null; dates?: VideoDates },
): Promise<number> {
  const state: VideoState = kind === 'live' ? 'waiting' : 'making'
  const [made] = await tx
    .insert(videos)
    .values({ channel_id: channelId, kind, state, created_at: now, site, ...dates })
    .returning({ id: videos.id })
  if (!made) throw new Error('The video was not stored')
  return made.id
}

/** From a state that may come before; else it stays as it is. */
export async function moveVideo(
  db: Db | Tx,
  channelId: number,
  videoId: number,
  { state, now, durationMs }: { state: VideoState; now: Date; durationMs?: number | undefined },
): Promise<void> {
  await db
    .update(videos)
    .set({
      state,
      ready_at: state === 'ready' ? now : null,
      ...(state === 'ready' && { store_after: sql`clock_timestamp()` }),
      ...(durationMs === undefined ? {} : { duration_ms: durationMs }),
    })
    .where(and(ofVideo(channelId, videoId), inArray(videos.state, videoStatesBefore(state))))
}

/** The row stays as it is until the transaction ends. */
export function lockSite(tx: Tx, channelId: number, videoId: number) {
  return tx.select({ site: videos.site }).from(videos).where(ofVideo(channelId, videoId)).for('update')
}

export async function setVideoSite(tx: Tx, channelId: number, videoId: number, site: string): Promise<void> {
  await tx.update(videos).set({ site }).where(ofVideo(channelId, videoId))
}

export async function setDuration(
  tx: Tx,
  channelId: number,
  videoId: number,
  durationMs: number,
): Promise<void> {
  await tx.update(videos).set({ duration_ms: durationMs }).where(ofVideo(channelId, videoId))
}

export type Pictures = Pick<VideoRow, 'poster' | 'has_preview' | 'has_storyboard'>

export async function setPictures(
  tx: Tx,
  channelId: number,
  videoId: number,
  pictures: Pictures,
): Promise<void> {
  await tx.update(videos).set(pictures).where(ofVideo(channelId, videoId))
}

export async function setPoster(tx: Tx, channelId: number, videoId: number, poster: string): Promise<void> {
  await tx.update(videos).set({ poster, poster_problem: null }).where(ofVideo(channelId, videoId))
}

export async function setPosterProblem(
  db: Db | Tx,
  channelId: number,
  videoId: number,
  poster_problem: PosterProblem | null,
): Promise<void> {
  await db.update(videos).set({ poster_problem }).where(ofVideo(channelId, videoId))
}

export async function setClip(tx: Tx, channelId: number, videoId: number): Promise<void> {
  await tx.update(videos).set({ has_clip: true }).where(ofVideo(channelId, videoId))
}

export async function findPictureRow(
  db: Db,
  channelId: number,
  videoId: number,
): Promise<(Pictures & Pick<VideoRow, 'has_clip'>) | undefined> {
  const [row] = await db
    .select({
      poster: videos.poster,
      has_preview: videos.has_preview,
      has_storyboard: videos.has_storyboard,
      has_clip: videos.has_clip,
    })
    .from(videos)
    .where(ofVideo(channelId, videoId))
  return row
}

/** The events whose media it is. */
export async function listEventsOf(db: Db | Tx, channelId: number, videoId: number): Promise<number[]> {
  const rows = await db
    .selectDistinct({ id: eventMedia.event_id })
    .from(eventMedia)
    .where(and(eq(eventMedia.channel_id, channelId), eq(eventMedia.video_id, videoId)))
    .limit(100)
  return rows.map(({ id }) => id)
}

/** Returns where its files lie. With its sizes, captions, camera and players, and with the files that became it; one that is being cancelled stays. */
export async function deleteVideo(
  tx: Tx,
  channelId: number,
  videoId: number,
): Promise<{ site: string | null }> {
  await tx
    .delete(mediaFiles)
    .where(
      and(
        eq(mediaFiles.channel_id, channelId),
        eq(mediaFiles.video_id, videoId),
        inArray(mediaFiles.state, ['ready', 'failed']),
      ),
    )
  const [row] = await tx.delete(videos).where(ofVideo(channelId, videoId)).returning({ site: videos.site })
  return row ?? { site: null }
}
