import type { Context } from '../../context/context.ts'
import type { Tx } from '../../db/connection.ts'
import { endClipPlayers } from '../../video/playback/index.ts'
import { removeVideo } from '../../video/videos/index.ts'
import { type ClipRow, deleteClipRow, isGameVideo, lockClipsOf } from './clip-store.ts'

/** With its segments and files, in the caller's transaction; in the month it stays counted. */
export async function removeClip(
  ctx: Pick<Context, 'jobs' | 'now'>,
  tx: Tx,
  { channel_id, id, video_id, open_video_id, source_video_id }: ClipRow,
): Promise<void> {
  await endClipPlayers(tx, channel_id, [id])
  await deleteClipRow(tx, channel_id, id)
  await removeVideo(ctx, tx, channel_id, video_id)
  if (open_video_id !== null) await removeVideo(ctx, tx, channel_id, open_video_id)
  // What was its own before its range was changed.
  if (source_video_id !== null && !(await isGameVideo(tx, channel_id, source_video_id)))
    await removeVideo(ctx, tx, channel_id, source_video_id)
}

/** Of a user, or of a game; returns how many there were. */
export async function removeClipsOf(
  ctx: Pick<Context, 'jobs' | 'now'>,
  tx: Tx,
  channelId: number,
  whose: { user_id: number } | { event_id: number },
): Promise<number> {
  const clips = await lockClipsOf(tx, channelId, whose)
  for (const clip of clips) await removeClip(ctx, tx, clip)
  return clips.length
}
