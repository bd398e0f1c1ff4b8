import { sourceRung } from '@grandstand/media'
import type { Context } from '../../context/context.ts'
import { drawStill, moveVideo } from '../videos/index.ts'
import { listRungNames } from './live-rung-store.ts'
import { listLeftParts } from './part-store.ts'

/** What was recorded here until a process elsewhere took the camera is over: nobody adds to it any more. */
export async function endLeftParts(
  ctx: Pick<Context, 'db' | 'now' | 'nodes' | 'recordings' | 'jobs'>,
): Promise<void> {
  for (const { id, channel_id } of await listLeftParts(ctx.db, ctx.nodes.site)) {
    const rungs = await listRungNames(ctx.db, channel_id, id)
    for (const rung of new Set([sourceRung, ...rungs])) await ctx.recordings.endLeft(channel_id, id, rung)
    const recording = await ctx.recordings.find(channel_id, id)
    const durationMs = recording ? Math.round(recording.endSeconds * 1000) : undefined
    await ctx.db.transaction(async tx => {
      await moveVideo(tx, channel_id, id, { state: 'ready', now: ctx.now(), durationMs })
      await ctx.jobs.add(tx, drawStill, { channel_id, video_id: id }, ctx.nodes.site)
    })
  }
}
