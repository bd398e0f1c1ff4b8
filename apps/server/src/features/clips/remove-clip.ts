import type { Context } from '../../context/context.ts'
import type { Tx } from '../../db/connection.ts'
import { removeVideo } from '../videos/index.ts'
import { type ClipRow, deleteClipRow, isGameVideo, listClipsOfUser } from './clip-store.ts'

/** With its segments and files, in the caller's transaction; in the month it stays counted. */
export async function removeClip(
  ctx: Pick<Context, 'jobs' | 'now'>,
  tx: Tx,
  { channel_id, id, video_id, source_video_id }: ClipRow,
): Promise<void> {
  await deleteClipRow(tx, channel_id, id)
  await removeVideo(ctx, tx, channel_id, video_id)
  // What was its own before its range was changed.
  if (source_video_id !== null && !(await isGameVideo(tx, channel_id, source_video_id)))
    await removeVideo(ctx, tx, channel_id, source_video_id)
}

export async function removeClipsOf(
  ctx: Pick<Context, 'jobs' | 'now'>,
  tx: Tx,
  channelId: number,
  userId: number,
): Promise<void> {
  for (const clip of await listClipsOfUser(tx, channelId, userId)) await removeClip(ctx, tx, clip)
}
