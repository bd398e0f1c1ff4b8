import { rm } from 'node:fs/promises'
import type { Context } from '../../../context/context.ts'
import { recordEventChanges } from '../../events/index.ts'
import type { FileRow } from '../files/replay-file-store.ts'
import { deleteVideo } from '../replay-video-store.ts'

/** What a file became is no longer there: first nobody finds it, then its bytes go. */
export async function withdrawVideo(
  ctx: Pick<Context, 'db' | 'now' | 'folders'>,
  { channel_id, event_id, event_media_id }: FileRow,
): Promise<void> {
  if (event_media_id === null) return
  await ctx.db.transaction(async tx => {
    await deleteVideo(tx, channel_id, event_media_id)
    await recordEventChanges(tx, channel_id, [event_id], ctx.now())
  })
  await rm(ctx.folders.video(channel_id, event_media_id), { recursive: true, force: true })
}
