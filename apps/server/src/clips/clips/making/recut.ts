import type { Context } from '../../../context/context.ts'
import type { Tx } from '../../../db/connection.ts'
import { CallError } from '../../../runtime/call-error.ts'
import { removeVideo } from '../../../video/videos/index.ts'
import { insertCut } from '../clip-cut-store.ts'
import { type ClipRow, moveClip } from '../clip-store.ts'
import { renewVertical } from '../vertical/vertical-store.ts'
import { queueCut } from './queue-cut.ts'

type Change = Omit<Parameters<typeof moveClip>[3], 'status'>

/** Its file is cut again. A failed cut cost nothing, so it counts now: `countCut` refuses or returns the month. */
export async function recut(
  ctx: Pick<Context, 'jobs' | 'nodes' | 'now'>,
  tx: Tx,
  clip: ClipRow,
  { change, countCut }: { change: Change; countCut: (tx: Tx) => Promise<string> },
): Promise<ClipRow> {
  const now = ctx.now()
  const { channel_id, user_id, id: clip_id } = clip
  if (clip.status === 'failed')
    await insertCut(tx, channel_id, { user_id, clip_id, month: await countCut(tx), created_at: now })
  const queued = await moveClip(tx, channel_id, clip, {
    ...change,
    status: 'queued',
    queued_at: now,
    cut: clip.cut + 1,
  })
  if (!queued) throw new CallError('conflict')
  // Of the same stretch they stay as they are.
  if (queued.video_id !== clip.video_id) {
    await renewVertical(tx, channel_id, clip_id, now)
    if (clip.open_video_id !== null) await removeVideo(ctx, tx, channel_id, clip.open_video_id)
  }
  await queueCut(ctx, tx, queued)
  return queued
}
