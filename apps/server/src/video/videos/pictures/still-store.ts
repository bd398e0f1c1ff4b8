import { and, eq, exists, isNull, lt, or, type SQL, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../../db/connection.ts'
import { eventMedia, videos, vodMediaItems } from '../../../db/tables.ts'

const isReady = eq(videos.state, 'ready')
/** Its pictures were not made with it, as those of a file are. */
const isWithoutPictures = and(isReady, eq(videos.has_storyboard, false))

const ofVideo = (channelId: number, videoId: number): SQL | undefined =>
  and(eq(videos.channel_id, channelId), eq(videos.id, videoId))

/** A video that may get a still. */
export async function findStillVideo(
  db: Db,
  channelId: number,
  videoId: number,
): Promise<{ poster: string | null } | undefined> {
  const [row] = await db
    .select({ poster: videos.poster })
    .from(videos)
    .where(and(ofVideo(channelId, videoId), isReady))
  return row
}

/** False if the poster is no longer `before`. */
export async function replaceStill(
  tx: Tx,
  channelId: number,
  videoId: number,
  { before, poster }: { before: string | null; poster: string },
): Promise<boolean> {
  const same = before === null ? isNull(videos.poster) : eq(videos.poster, before)
  const rows = await tx
    .update(videos)
    .set({ poster })
    .where(and(ofVideo(channelId, videoId), isReady, same))
    .returning({ id: videos.id })
  return rows.length === 1
}

/**
 * Of all channels: what a list shows without a picture of it. In no order, so that those which cannot be drawn leave the
 * others their turn.
 */
export function listWithoutStill(db: Db, { readyBefore, limit }: { readyBefore: Date; limit: number }) {
  const asReplay = db
    .select({ id: eventMedia.id })
    .from(eventMedia)
    .where(and(eq(eventMedia.video_id, videos.id), eq(eventMedia.type, 'vod')))
  const asItem = db
    .select({ id: vodMediaItems.id })
    .from(vodMediaItems)
    .where(eq(vodMediaItems.video_id, videos.id))
  return db
    .select({ channel_id: videos.channel_id, id: videos.id, site: videos.site })
    .from(videos)
    .where(
      and(
        isWithoutPictures,
        isNull(videos.poster),
        lt(videos.ready_at, readyBefore),
        or(exists(asReplay), exists(asItem)),
      ),
    )
    .orderBy(sql`random()`)
    .limit(limit)
}
