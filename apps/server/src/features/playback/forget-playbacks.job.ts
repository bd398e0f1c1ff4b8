import { z } from 'zod'
import { defineJob } from '../../jobs/index.ts'
import { deletePlaybacksBefore } from './playback-store.ts'

const dayMs = 86_400_000

export const forgetPlaybacks = defineJob({
  name: 'forget-playbacks',
  payload: z.unknown(),
  schedule: '17 * * * *',
  run: ctx => deletePlaybacksBefore(ctx.db, new Date(ctx.now().getTime() - dayMs)),
})
