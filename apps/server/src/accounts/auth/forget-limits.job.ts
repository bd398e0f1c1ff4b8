import { defineJob } from '../../jobs/index.ts'
import { deletePastLimits } from './limit-store.ts'

/** Counts of whose window is over. The limiter's own clock is the machine's. */
export const forgetLimits = defineJob({
  name: 'forget-limits',
  schedule: '23 * * * *',
  async run(ctx) {
    await deletePastLimits(ctx.db, Date.now())
  },
})
