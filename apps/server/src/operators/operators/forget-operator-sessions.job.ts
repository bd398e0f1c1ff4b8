import { defineJob } from '../../jobs/index.ts'
import { deleteExpiredOperatorSessions } from './operator-session-store.ts'

export const forgetOperatorSessions = defineJob({
  name: 'forget-operator-sessions',
  schedule: '*/10 * * * *',
  run: ctx => deleteExpiredOperatorSessions(ctx.db, ctx.now()),
})
