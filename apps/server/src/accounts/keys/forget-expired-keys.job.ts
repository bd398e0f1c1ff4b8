import { defineJob } from '../../jobs/index.ts'
import { deleteExpiredKeys } from './key-store.ts'

export const forgetExpiredKeys = defineJob({
  name: 'forget-expired-keys',
  schedule: '*/10 * * * *',
  run: ctx => deleteExpiredKeys(ctx.db, ctx.now()),
})
