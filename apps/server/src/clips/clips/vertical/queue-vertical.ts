import type { Context } from '../../../context/context.ts'
import type { Tx } from '../../../db/connection.ts'
import type { ClipRow } from '../clip-store.ts'
import { findCutPlace } from '../making/find-cut-place.ts'
import { cutVertical } from './cut-vertical.job.ts'
import { findVertical } from './vertical-store.ts'

/** It is made out of the clip's file: where that is still to come, it is asked for when it is there. */
export async function queueVertical(
  ctx: Pick<Context, 'jobs' | 'nodes'>,
  tx: Tx,
  clip: ClipRow,
): Promise<void> {
  const { channel_id, id: clip_id } = clip
  const vertical = await findVertical(tx, channel_id, clip_id)
  if (clip.status !== 'ready' || vertical?.status !== 'queued') return
  const place = await findCutPlace(ctx, tx, channel_id, clip.video_id)
  await ctx.jobs.add(tx, cutVertical, { channel_id, clip_id, cut: vertical.cut }, place)
}
