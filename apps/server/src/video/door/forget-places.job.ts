import { defineJob } from '../../jobs/index.ts'
import { forgetPlacesBefore } from './door-store.ts'

/** No line is as long. */
const keptMs = 6 * 3_600_000

export const forgetPlaces = defineJob({
  name: 'forget-places',
  schedule: '43 * * * *',
  async run(ctx) {
    await forgetPlacesBefore(ctx.db, new Date(ctx.now().getTime() - keptMs))
  },
})
