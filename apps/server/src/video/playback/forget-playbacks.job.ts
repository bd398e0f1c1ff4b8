import { defineJob } from '../../jobs/index.ts'
import { forgetPlaybacksBefore } from './viewing-store.ts'

const dayMs = 86_400_000

export const forgetPlaybacks = defineJob({
  name: 'forget-playbacks',
  schedule: '17 * * * *',
  run: ctx => forgetPlaybacksBefore(ctx.db, new Date(ctx.now().getTime() - dayMs)),
})
