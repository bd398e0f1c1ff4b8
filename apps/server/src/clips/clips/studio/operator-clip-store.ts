import { and, eq, isNull } from 'drizzle-orm'
import type { Db } from '../../../db/connection.ts'
import { cameras, clips, eventMedia } from '../../../db/tables.ts'

/** The same press once more. */
export async function findOperatorClip(db: Db, channelId: number, idempotencyKey: string) {
  const [row] = await db
    .select({ id: clips.id })
    .from(clips)
    .where(
      and(eq(clips.channel_id, channelId), isNull(clips.user_id), eq(clips.idempotency_key, idempotencyKey)),
    )
  return row
}

/** One of the game whose picture viewers have. */
export async function findSendingCamera(
  db: Db,
  channelId: number,
  { eventId, videoId }: { eventId: number; videoId: number },
) {
  const [row] = await db
    .select({ event_media_id: eventMedia.id })
    .from(cameras)
    .innerJoin(eventMedia, eq(eventMedia.video_id, cameras.video_id))
    .where(
      and(
        eq(cameras.channel_id, channelId),
        eq(cameras.event_id, eventId),
        eq(cameras.video_id, videoId),
        eq(cameras.state, 'live'),
      ),
    )
  return row
}
