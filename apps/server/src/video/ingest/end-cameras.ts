import { sourceRung } from '@grandstand/media'
import { recordEventChanges } from '../../catalogue/events/index.ts'
import type { Context } from '../../context/context.ts'
import { drawStill, moveVideo } from '../videos/index.ts'
import { type OpenCamera, setCameraState, setMediaType } from './camera-store.ts'
import { listRungNames } from './live-rung-store.ts'

/** What was live of an event that is over becomes its replay. */
export async function endCameras(
  ctx: Pick<Context, 'db' | 'now' | 'recordings' | 'cameras' | 'leases' | 'nodes' | 'jobs'>,
  open: readonly OpenCamera[],
): Promise<void> {
  for (const { channel_id, event_id, video_id, state, is_recorded } of open.filter(
    camera => camera.is_to_end,
  )) {
    await ctx.cameras.disconnect(video_id)
    // Without its encoder it is where it was before: interrupted, and ended in a moment, or never begun.
    if (state === 'no_picture' || state === 'held') continue
    const taken = await ctx.leases.take(channel_id, video_id, id => ctx.recordings.leave(channel_id, id))
    // Its site is away, and so is the storage: what is there is ended when the site is back.
    if (taken?.videoId !== video_id) continue
    const { epoch } = taken
    if (!taken.isContinued) ctx.recordings.leave(channel_id, video_id)
    await ctx.recordings.removeHeld(channel_id, video_id)
    if (!is_recorded) {
      await setCameraState(ctx.db, channel_id, video_id, { state: 'idle', epoch, now: ctx.now() })
      await ctx.leases.drop(video_id)
      continue
    }
    const rungs = await listRungNames(ctx.db, channel_id, video_id)
    for (const rung of new Set([sourceRung, ...rungs])) await ctx.recordings.end(channel_id, video_id, rung)
    const recording = await ctx.recordings.find(channel_id, video_id)
    const durationMs = recording ? Math.round(recording.endSeconds * 1000) : undefined
    await ctx.db.transaction(async tx => {
      const now = ctx.now()
      await setCameraState(tx, channel_id, video_id, { state: 'ended', epoch, now })
      await setMediaType(tx, channel_id, video_id, 'vod')
      await moveVideo(tx, channel_id, video_id, { state: 'ready', now, durationMs })
      await recordEventChanges(tx, channel_id, [event_id], now)
      await ctx.jobs.add(tx, drawStill, { channel_id, video_id }, ctx.nodes.site)
    })
    await ctx.leases.drop(video_id)
  }
}
