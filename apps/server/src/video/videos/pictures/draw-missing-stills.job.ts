import { defineJob } from '../../../jobs/index.ts'
import { drawStill } from './draw-still.job.ts'
import { listWithoutStill } from './still-store.ts'

/** So few that games which go on meanwhile lose nothing. */
const limit = 50
/** What has only just ended has a job of its own. */
const settledMs = 10 * 60_000

/** Of recordings from before stills were drawn, and of those whose still could not be. */
export const drawMissingStills = defineJob({
  name: 'draw-missing-stills',
  schedule: '37 * * * *',
  async run(ctx) {
    const readyBefore = new Date(ctx.now().getTime() - settledMs)
    for (const { channel_id, id, site } of await listWithoutStill(ctx.db, { readyBefore, limit }))
      await ctx.db.transaction(tx => ctx.jobs.add(tx, drawStill, { channel_id, video_id: id }, site))
  },
})
