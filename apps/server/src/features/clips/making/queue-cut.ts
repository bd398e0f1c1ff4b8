import type { Context } from '../../../context/context.ts'
import type { Tx } from '../../../db/connection.ts'
import { findVideoPlace } from '../../nodes/index.ts'
import { tellUser } from '../../users/index.ts'
import type { ClipRow } from '../clip-store.ts'
import { cutClip } from './cut-clip.job.ts'

/** At a process that has the files; where nobody lives who does, anybody cuts from the storage. */
export async function queueCut(ctx: Pick<Context, 'jobs' | 'nodes'>, tx: Tx, clip: ClipRow): Promise<void> {
  const { channel_id, id: clip_id, cut, user_id } = clip
  const from = clip.is_pinned ? clip.video_id : clip.source_video_id
  const place = from === null ? null : ((await findVideoPlace(tx, channel_id, from))?.place ?? null)
  const isThere = place !== null && (place === ctx.nodes.place || ctx.nodes.findAt(place) !== undefined)
  await ctx.jobs.add(tx, cutClip, { channel_id, clip_id, cut }, isThere ? place : null)
  await tellUser(tx, channel_id, user_id, { kind: 'clip', id: clip_id, status: 'queued', problem: null })
}
