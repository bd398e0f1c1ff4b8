import { defineJob } from '../../jobs/index.ts'
import { deleteExpiredTokens } from './account-token-store.ts'

/** An expired link is remembered for a day, so that a late visitor hears that it has expired. */
const rememberedMs = 24 * 3_600_000

export const forgetExpiredTokens = defineJob({
  name: 'forget-expired-tokens',
  schedule: '*/30 * * * *',
  run: ctx => deleteExpiredTokens(ctx.db, new Date(ctx.now().getTime() - rememberedMs)),
})
