import { and, eq } from 'drizzle-orm'
import type { Db } from '../../db/connection.ts'
import { clips } from '../../db/tables.ts'

/** What the gate asks of a clip. */
export async function findWatchedClip(db: Db, channelId: number, clipId: number) {
  const [row] = await db
    .select({
      user_id: clips.user_id,
      event_media_id: clips.event_media_id,
      video_id: clips.video_id,
      source_video_id: clips.source_video_id,
      source_rung: clips.source_rung,
      is_pinned: clips.is_pinned,
      start_seconds: clips.start_seconds,
      duration_seconds: clips.duration_seconds,
      is_public: clips.is_public,
      moderation: clips.moderation,
      share_uuid: clips.share_uuid,
    })
    .from(clips)
    .where(and(eq(clips.channel_id, channelId), eq(clips.id, clipId)))
  return row
}
