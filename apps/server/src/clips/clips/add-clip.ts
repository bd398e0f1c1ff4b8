import type { Context } from '../../context/context.ts'
import type { Tx } from '../../db/connection.ts'
import { findDates, undated } from '../../video/nodes/index.ts'
import { insertVideo } from '../../video/videos/index.ts'
import { followMove } from './apply-clip-event.ts'
import { insertCut } from './clip-cut-store.ts'
import { type ClipRow, insertClip, type NewClip } from './clip-store.ts'

type Cut = Omit<NewClip, 'video_id' | 'status' | 'queued_at' | 'created_at'>

/** With a video of its own that is to be made, counted in its user's month: all of it in the caller's transaction. */
export async function addClip(
  ctx: Pick<Context, 'now' | 'jobs' | 'nodes'>,
  tx: Tx,
  channelId: number,
  { month, ...clip }: Cut & { month: string | null },
): Promise<ClipRow> {
  const now = ctx.now()
  const { source_video_id: sourceId } = clip
  const dates = sourceId == null ? undated : await findDates(tx, channelId, sourceId)
  const row = await insertClip(tx, channelId, {
    ...clip,
    status: 'queued',
    queued_at: now,
    created_at: now,
    video_id: await insertVideo(tx, channelId, { kind: 'file', now, dates }),
  })
  if (row.user_id !== null && month !== null)
    await insertCut(tx, channelId, { user_id: row.user_id, clip_id: row.id, month, created_at: now })
  await followMove(ctx, tx, row, { start: [{ of: 'own', cut: row.cut }], count: 1, isNews: true })
  return row
}
