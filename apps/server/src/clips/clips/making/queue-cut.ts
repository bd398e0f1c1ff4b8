import { tellUser } from '../../../accounts/users/index.ts'
import type { Context } from '../../../context/context.ts'
import type { Tx } from '../../../db/connection.ts'
import type { ClipRow } from '../clip-store.ts'
import { cutClip } from './cut-clip.job.ts'
import { findCutPlace } from './find-cut-place.ts'

export async function queueCut(ctx: Pick<Context, 'jobs' | 'nodes'>, tx: Tx, clip: ClipRow): Promise<void> {
  const { channel_id, id: clip_id, cut, user_id } = clip
  const from = clip.is_pinned ? clip.video_id : clip.source_video_id
  await ctx.jobs.add(tx, cutClip, { channel_id, clip_id, cut }, await findCutPlace(ctx, tx, channel_id, from))
  await tellUser(tx, channel_id, user_id, { kind: 'clip', id: clip_id, status: 'queued', problem: null })
}
