import { lt } from 'drizzle-orm'
import { z } from 'zod'
import { rateLimits } from '../../db/tables.ts'
import { defineJob } from '../../jobs/index.ts'

/** Counts of whose window is over. The limiter's own clock is the machine's. */
export const forgetLimits = defineJob({
  name: 'forget-limits',
  payload: z.unknown(),
  schedule: '23 * * * *',
  async run(ctx) {
    await ctx.db.delete(rateLimits).where(lt(rateLimits.expire, Date.now()))
  },
})
