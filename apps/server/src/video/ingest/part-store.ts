import { and, eq, isNull, ne, or, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../db/connection.ts'
import { perDb } from '../../db/per-db.ts'
import { cameras, eventMedia, leftRecordings, rotatedStreamKeys, videos } from '../../db/tables.ts'

/** Where its files lie, and whether there are any; locked until the transaction ends. */
export async function lockVideoSite(tx: Tx, channelId: number, videoId: number) {
  const [row] = await tx
    .select({ site: videos.site, state: videos.state })
    .from(videos)
    .where(and(eq(videos.channel_id, channelId), eq(videos.id, videoId)))
    .for('update')
  return row
}

/**
 * Of a camera that nobody has: where its recording lies. It is lost where its owner did not leave it in order. Undefined where
 * an owner lives.
 */
export async function findHandover(db: Db, channelId: number, videoId: number) {
  const isFree = or(
    isNull(cameras.owner_until),
    cameras.is_resting,
    sql`${cameras.owner_until} < clock_timestamp()`,
  )
  const [row] = await db
    .select({
      site: videos.site,
      owner_until: cameras.owner_until,
      is_lost: sql<boolean>`${cameras.owner_until} is not null and not ${cameras.is_resting}`,
    })
    .from(videos)
    .innerJoin(cameras, eq(cameras.video_id, videos.id))
    .where(and(eq(videos.channel_id, channelId), eq(videos.id, videoId), ne(videos.state, 'waiting'), isFree))
  return row
}

/** From now on its files lie elsewhere; the site removes what it has of them. */
export async function leaveRecording(
  tx: Tx,
  channelId: number,
  videoId: number,
  left: { site: string; stored_bytes: number },
): Promise<void> {
  await tx
    .insert(leftRecordings)
    .values({ channel_id: channelId, video_id: videoId, ...left })
    .onConflictDoUpdate({
      target: [leftRecordings.video_id, leftRecordings.site],
      set: { stored_bytes: left.stored_bytes },
    })
}

/** Of all channels: what this site has of recordings that went on at others, or of videos that are gone. */
export function listLeftRecordings(db: Db, site: string) {
  return leftHere(db).execute({ site })
}

const leftHere = perDb(db =>
  db
    .select()
    .from(leftRecordings)
    .where(eq(leftRecordings.site, sql.placeholder('site')))
    .limit(100)
    .prepare('left_recordings'),
)

export async function forgetLeft(tx: Tx, { channel_id, video_id, site }: LeftRecording): Promise<void> {
  const isIt = [
    eq(leftRecordings.channel_id, channel_id),
    eq(leftRecordings.video_id, video_id),
    eq(leftRecordings.site, site),
  ]
  await tx.delete(leftRecordings).where(and(...isIt))
}

export type LeftRecording = typeof leftRecordings.$inferSelect

/** From now on the camera records another video. Returns what the event called the one before. */
export async function moveCamera(
  tx: Tx,
  channelId: number,
  { from, to }: { from: number; to: number },
): Promise<{ event_id: number; name: string } | undefined> {
  const change = { video_id: to }
  await tx
    .update(cameras)
    .set(change)
    .where(and(eq(cameras.channel_id, channelId), eq(cameras.video_id, from)))
  await tx
    .update(rotatedStreamKeys)
    .set(change)
    .where(and(eq(rotatedStreamKeys.channel_id, channelId), eq(rotatedStreamKeys.video_id, from)))
  const [media] = await tx
    .update(eventMedia)
    .set(change)
    .where(and(eq(eventMedia.channel_id, channelId), eq(eventMedia.video_id, from)))
    .returning({ event_id: eventMedia.event_id, name: eventMedia.name })
  return media
}

/** Of all channels: what was recorded at this site until another process took its camera, and nobody has ended. */
export function listLeftParts(db: Db, site: string) {
  return leftParts(db).execute({ site })
}

const leftParts = perDb(db =>
  db
    .select({ id: videos.id, channel_id: videos.channel_id })
    .from(videos)
    .leftJoin(cameras, eq(cameras.video_id, videos.id))
    .where(and(eq(videos.state, 'live'), eq(videos.site, sql.placeholder('site')), isNull(cameras.video_id)))
    .limit(100)
    .prepare('left_parts'),
)
