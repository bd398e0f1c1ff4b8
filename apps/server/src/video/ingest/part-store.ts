import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../db/connection.ts'
import { perDb } from '../../db/per-db.ts'
import { cameras, eventMedia, rotatedStreamKeys, videos } from '../../db/tables.ts'

/** Where its files lie, and whether there are any; locked until the transaction ends. */
export async function lockVideoSite(tx: Tx, channelId: number, videoId: number) {
  const [row] = await tx
    .select({ site: videos.site, state: videos.state })
    .from(videos)
    .where(and(eq(videos.channel_id, channelId), eq(videos.id, videoId)))
    .for('update')
  return row
}

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
