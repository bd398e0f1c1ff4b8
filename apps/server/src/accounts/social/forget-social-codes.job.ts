import { defineJob } from '../../jobs/index.ts'
import { deleteExpiredCodes } from './social-store.ts'

export const forgetSocialCodes = defineJob({
  name: 'forget-social-codes',
  schedule: '*/10 * * * *',
  run: ctx => deleteExpiredCodes(ctx.db, ctx.now()),
})
