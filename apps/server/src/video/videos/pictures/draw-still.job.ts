import {
  FfmpegFailed,
  FfmpegTimeout,
  positionOfDate,
  type Recording,
  SegmentMissing,
} from '@grandstand/media'
import { chooseStillSeconds, findBestSeconds, listScored, stillLeadMs } from '@grandstand/rules'
import { z } from 'zod'
import { listScoreChanges } from '../../../catalogue/events/index.ts'
import { readTakenPoster } from '../../../context/media-pictures.ts'
import { defineJob, type JobContext } from '../../../jobs/index.ts'
import { findDating } from '../../nodes/index.ts'
import { chooseRung } from '../choose-rung.ts'
import { notifyOwners } from '../notify-owner.ts'
import { listEventsOf } from '../video-store.ts'
import { findStillVideo, replaceStill } from './still-store.ts'
import { takePoster } from './take-poster.ts'

/**
 * Gives a replay its poster: a picture of the game's best moment. One that an operator chose stays, and one that was made with a file as long
 * as no moment of the file is known.
 */
export const drawStill = defineJob({
  name: 'draw-still',
  payload: z.object({ channel_id: z.int(), video_id: z.int() }),
  runsAtSite: true,
  async run(ctx, { channel_id, video_id }) {
    const video = await findStillVideo(ctx.db, channel_id, video_id)
    const taken = video?.poster ? readTakenPoster(video.poster) : null
    if (!ctx.ffmpeg || !video || (taken !== null && !taken.isStill)) return
    const recording = await findWhole(ctx, channel_id, video_id)
    if (!recording) return
    const isOfFile = video.poster !== null && taken === null
    const atMs = await chooseMs(ctx, channel_id, video_id, { recording, isOfFile })
    if (atMs === null || taken?.atMs === atMs) return
    const { ffmpeg } = ctx
    let poster: string
    try {
      poster = await takePoster({ ...ctx, ffmpeg }, { channel_id, video_id, recording, atMs, isStill: true })
    } catch (error) {
      if (![FfmpegFailed, FfmpegTimeout, SegmentMissing].some(kind => error instanceof kind)) throw error
      ctx.log.warn(
        { error, video_id },
        'A still of a replay cannot be drawn; it is tried again within the hour',
      )
      return
    }
    await ctx.db.transaction(async tx => {
      const isShown = await replaceStill(tx, channel_id, video_id, { before: video.poster, poster })
      if (isShown) await notifyOwners(ctx, tx, channel_id, video_id)
    })
  },
})

/** What a camera sent, or the best size that was made of a file. */
async function findWhole(ctx: JobContext, channelId: number, videoId: number): Promise<Recording | null> {
  const sent = await ctx.recordings.find(channelId, videoId)
  if (sent?.isReady) return sent
  const made = await ctx.recordings.find(channelId, videoId, await chooseRung(ctx.db, channelId, videoId))
  return made?.isReady ? made : null
}

/** Null: what was made with the file shows as much. Videos of the library belong to no game, or to one. */
async function chooseMs(
  ctx: JobContext,
  channelId: number,
  videoId: number,
  { recording: { segments, endSeconds }, isOfFile }: { recording: Recording; isOfFile: boolean },
): Promise<number | null> {
  const [eventId] = await listEventsOf(ctx.db, channelId, videoId)
  const changes = eventId === undefined ? [] : await listScoreChanges(ctx.db, channelId, eventId)
  const dating = await findDating(ctx.db, channelId, videoId)
  const scored = listScored(changes).map(({ points, at }) => ({
    points,
    atSeconds: positionOfDate(segments, at.getTime() - stillLeadMs, dating),
  }))
  if (isOfFile && findBestSeconds(scored) === null) return null
  const beginSeconds = segments[0]?.startSeconds ?? 0
  return Math.round(chooseStillSeconds(scored, { beginSeconds, endSeconds }) * 1000)
}
