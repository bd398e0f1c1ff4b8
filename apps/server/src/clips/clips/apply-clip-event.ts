import type { ClipEvent, ClipMove } from '@grandstand/rules'
import type { Context } from '../../context/context.ts'
import type { Tx } from '../../db/connection.ts'
import { deleteCut } from './clip-cut-store.ts'
import { type Written, type WrittenToo, writeClipEvent } from './clip-state-store.ts'
import type { ClipRef, ClipRow } from './clip-store.ts'
import { clipJobs } from './making/clip-jobs.ts'
import { findCutSite } from './making/find-cut-site.ts'
import { tellOwner } from './making/tell-owner.ts'

/** Moves a clip, with all that follows, in the caller's transaction. */
export async function applyClipEvent(
  ctx: Pick<Context, 'jobs' | 'nodes' | 'now'>,
  tx: Tx,
  clip: ClipRef,
  event: ClipEvent,
  more?: WrittenToo,
): Promise<Written> {
  const written = await writeClipEvent(ctx, tx, clip, event, more)
  if (written.row) await followMove(ctx, tx, written.row, written)
  return written
}

/** Jobs, the cuts of the month, and the owner's pages. */
export async function followMove(
  ctx: Pick<Context, 'jobs' | 'nodes'>,
  tx: Tx,
  row: ClipRow,
  { start, count, isNews }: Pick<ClipMove, 'start' | 'count' | 'isNews'>,
): Promise<void> {
  const { channel_id, id: clip_id, is_pinned, video_id, source_video_id } = row
  for (const { of, cut } of start) {
    const site = await findCutSite(ctx, tx, channel_id, is_pinned ? video_id : source_video_id)
    await ctx.jobs.add(tx, clipJobs[of], { channel_id, clip_id, cut }, site)
  }
  const { user_id, id } = row
  if (count < 0 && user_id !== null) await deleteCut(tx, channel_id, { user_id, id })
  if (isNews) await tellOwner(tx, row)
}
