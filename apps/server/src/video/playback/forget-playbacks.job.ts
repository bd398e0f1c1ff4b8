import { defineJob } from '../../jobs/index.ts'
import { forgetFreePreviewsBefore } from './free-preview-store.ts'
import { forgetPlaybacksBefore } from './viewing-store.ts'

const dayMs = 86_400_000
/** A game of several days gives its free seconds once. */
const longestGameDays = 14

export const forgetPlaybacks = defineJob({
  name: 'forget-playbacks',
  schedule: '17 * * * *',
  async run(ctx) {
    const nowMs = ctx.now().getTime()
    await forgetPlaybacksBefore(ctx.db, new Date(nowMs - dayMs))
    await forgetFreePreviewsBefore(ctx.db, new Date(nowMs - longestGameDays * dayMs))
  },
})
