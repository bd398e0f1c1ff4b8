import { rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { PosterProblem } from '@grandstand/contract'
import { FfmpegFailed, FfmpegTimeout, SegmentMissing } from '@grandstand/media'
import sharp from 'sharp'
import { z } from 'zod'
import { recordEventChanges } from '../../../catalogue/events/index.ts'
import { posterName } from '../../../context/media-pictures.ts'
import { defineJob, type JobContext } from '../../../jobs/index.ts'
import { picturesMark } from '../delivery/stored-mark.ts'
import { isInChannel, touchChannel } from '../owner-store.ts'
import { findPictureRow, listEventsOf, setPoster, setPosterProblem } from '../video-store.ts'
import { drawFrame } from './draw-frame.ts'
import { posterSide } from './picture-names.ts'

interface Chosen {
  channel_id: number
  video_id: number
  at_ms: number
}

/** Makes a picture of a video its poster. The previous one stays in its folder: open pages show it. */
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
      if (await isInChannel(tx, channel_id, video_id)) await touchChannel(tx, channel_id)
      const eventIds = await listEventsOf(tx, channel_id, video_id)
      if (eventIds.length > 0) await recordEventChanges(tx, channel_id, eventIds, ctx.now())
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

/** Under its own name, complete: a name identifies its bytes. */
async function draw(ctx: JobContext, { channel_id, video_id, at_ms }: Chosen): Promise<string> {
  const recording = await ctx.recordings.find(channel_id, video_id)
  if (!ctx.ffmpeg) throw new NoFfmpeg('There is no ffmpeg to draw a poster with')
  if (!recording) throw new SegmentMissing('There is no recording to draw a poster of')
  const dir = ctx.folders.video(channel_id, video_id)
  const frame = { dir, recording, atSeconds: at_ms / 1000, maxSide: posterSide }
  return drawFrame({ ...ctx.ffmpeg, signal: ctx.signal }, frame, async file => {
    const { width, height } = await sharp(file).metadata()
    const name = posterName({ width, height }, at_ms)
    await rename(file, join(dir, name))
    await rm(join(dir, picturesMark), { force: true })
    return name
  })
}
