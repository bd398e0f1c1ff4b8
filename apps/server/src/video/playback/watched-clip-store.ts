import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../db/connection.ts'
import { clips, playbacks, videos } from '../../db/tables.ts'

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
      is_exact: clips.is_exact,
      /** Null: it is not there, or not yet. */
      open_video_id: videos.id,
      start_seconds: clips.start_seconds,
      duration_seconds: clips.duration_seconds,
      is_public: clips.is_public,
      moderation: clips.moderation,
      share_uuid: clips.share_uuid,
    })
    .from(clips)
    .leftJoin(videos, and(eq(videos.id, clips.open_video_id), eq(videos.state, 'ready')))
    .where(and(eq(clips.channel_id, channelId), eq(clips.id, clipId)))
  return row
}

/**
 * Every player that is open on these clips, in whichever process: what it was given opens nothing within 2 s. The caller
 * holds the rows of the clips, so that none is opened meanwhile. The players stay, without what they were open on, since
 * that may be deleted and would take them along before anybody has read that they are over.
 */
export async function endClipPlayers(tx: Tx, channelId: number, clipIds: readonly number[]): Promise<void> {
  await tx
    .update(playbacks)
    .set({
      left_at: sql`coalesce(${playbacks.left_at}, clock_timestamp())`,
      clip_id: null,
      video_id: null,
      share_uuid: null,
    })
    .where(and(eq(playbacks.channel_id, channelId), inArray(playbacks.clip_id, [...clipIds])))
}
export type WatchedClip = NonNullable<Awaited<ReturnType<typeof findWatchedClip>>>
