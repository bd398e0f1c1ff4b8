import { and, eq, isNull, lt, or, type SQL, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../../db/connection.ts'
import { clips, eventMedia, prerolls, slides, videos, vodMediaItems } from '../../../db/tables.ts'

/** So many at a time; the next hour takes more. */
const limit = 500

/** What must outlive its days: clips have days of their own, and one that is being cut needs what it is cut from. */
const isPinned: SQL = sql`exists (select from ${clips} where ${clips.video_id} = ${videos.id}
  or ${clips.open_video_id} = ${videos.id} or (${clips.source_video_id} = ${videos.id} and not ${clips.is_pinned}))`
const isRemovable = and(eq(videos.state, 'ready'), sql`not ${isPinned}`)
const found = { channel_id: videos.channel_id, id: videos.id }

/** What the channel keeps no longer, null: it keeps all; and what somebody said to keep until a day that is over. */
export function listExpired(
  db: Db,
  channelId: number,
  { now, readyBefore }: { now: Date; readyBefore: Date | null },
) {
  const byChannel = readyBefore && and(isNull(videos.keep_until), lt(videos.ready_at, readyBefore))
  return db
    .select(found)
    .from(videos)
    .where(
      and(
        eq(videos.channel_id, channelId),
        isRemovable,
        or(byChannel ?? undefined, lt(videos.keep_until, now)),
      ),
    )
    .limit(limit)
}

/** Of all channels: what nothing points at. */
export function listUnused(db: Db, readyBefore: Date) {
  return db
    .select(found)
    .from(videos)
    .leftJoin(eventMedia, eq(eventMedia.video_id, videos.id))
    .leftJoin(vodMediaItems, eq(vodMediaItems.video_id, videos.id))
    .leftJoin(prerolls, eq(prerolls.video_id, videos.id))
    .leftJoin(slides, eq(slides.video_id, videos.id))
    .where(
      and(
        isRemovable,
        isNull(eventMedia.id),
        isNull(vodMediaItems.id),
        isNull(prerolls.id),
        isNull(slides.id),
        lt(videos.ready_at, readyBefore),
      ),
    )
    .limit(limit)
}

/** False where it must stay; the row stays as it is until the transaction ends. */
export async function lockRemovable(tx: Tx, channelId: number, videoId: number, now: Date): Promise<boolean> {
  const isOver = or(isNull(videos.keep_until), lt(videos.keep_until, now))
  const rows = await tx
    .select({ id: videos.id })
    .from(videos)
    .where(and(eq(videos.channel_id, channelId), eq(videos.id, videoId), isRemovable, isOver))
    .for('update')
  return rows.length === 1
}
