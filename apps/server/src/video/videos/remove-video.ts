import { recordEventChanges } from '../../catalogue/events/index.ts'
import { touchChannel } from '../../channel/channel/index.ts'
import type { Context } from '../../context/context.ts'
import type { Tx } from '../../db/connection.ts'
import { removeRecording } from './delivery/remove-recording.job.ts'
import { isInChannel } from './owner-store.ts'
import { deleteVideo, listEventsOf } from './video-store.ts'

/**
 * The one way to be rid of a video, whatever points at it: in the caller's transaction nobody finds it any more, then a job
 * removes its files and their copies.
 */
export async function removeVideo(
  ctx: Pick<Context, 'jobs' | 'now'>,
  tx: Tx,
  channelId: number,
  videoId: number,
): Promise<void> {
  const eventIds = await listEventsOf(tx, channelId, videoId)
  const isShown = await isInChannel(tx, channelId, videoId)
  const { site } = await deleteVideo(tx, channelId, videoId)
  await ctx.jobs.add(tx, removeRecording, { channel_id: channelId, video_id: videoId }, site)
  if (isShown) await touchChannel(tx, channelId)
  if (eventIds.length > 0) await recordEventChanges(tx, channelId, eventIds, ctx.now())
}
