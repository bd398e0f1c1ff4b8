import type { PosterProblem } from '@grandstand/contract'
import { FfmpegFailed, FfmpegTimeout, SegmentMissing } from '@grandstand/media'
import { z } from 'zod'
import { defineJob, type JobContext } from '../../../jobs/index.ts'
import { notifyOwners } from '../notify-owner.ts'
import { findPictureRow, setPoster, setPosterProblem } from '../video-store.ts'
import { takePoster } from './take-poster.ts'

interface Chosen {
  channel_id: number
  video_id: number
  at_ms: number
}

/** Makes a picture of a video its poster. */
export const drawPoster = defineJob({
  name: 'draw-poster',
  payload: z.object({ channel_id: z.int(), video_id: z.int(), at_ms: z.int() }),
  runsAtSite: true,
  retryDelaySeconds: 2,
  async run(ctx, chosen: Chosen) {
    const { channel_id, video_id } = chosen
    if (!(await findPictureRow(ctx.db, channel_id, video_id))) return
    let poster: string
    try {
      poster = await draw(ctx, chosen)
    } catch (error) {
      const problem = explain(error)
      if (!problem) throw error
      ctx.log.warn({ error, video_id }, 'A poster cannot be drawn; the operator is asked for another picture')
      await setPosterProblem(ctx.db, channel_id, video_id, problem)
      return
    }
    await ctx.db.transaction(async tx => {
      await setPoster(tx, channel_id, video_id, poster)
      await notifyOwners(ctx, tx, channel_id, video_id)
    })
  },
})

class NoFfmpeg extends Error {}

/** Null: another try may do better. */
function explain(error: unknown): PosterProblem | null {
  if (error instanceof NoFfmpeg) return 'no_ffmpeg'
  if (error instanceof SegmentMissing) return 'no_picture'
  return error instanceof FfmpegFailed || error instanceof FfmpegTimeout ? 'failed' : null
}

async function draw(ctx: JobContext, { channel_id, video_id, at_ms }: Chosen): Promise<string> {
  const recording = await ctx.recordings.find(channel_id, video_id)
  if (!ctx.ffmpeg) throw new NoFfmpeg('There is no ffmpeg to draw a poster with')
  if (!recording) throw new SegmentMissing('There is no recording to draw a poster of')
  const { ffmpeg } = ctx
  return takePoster({ ...ctx, ffmpeg }, { channel_id, video_id, recording, atMs: at_ms, isStill: false })
}
