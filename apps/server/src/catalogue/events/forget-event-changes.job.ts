import { z } from 'zod'
import { defineJob } from '../../jobs/index.ts'
import { deleteChangesBefore } from './event-change-store.ts'

/** Who was away longer asks for the lists anew. */
const keptMs = 6 * 3_600_000

export const forgetEventChanges = defineJob({
  name: 'forget-event-changes',
  payload: z.unknown(),
  schedule: '*/10 * * * *',
  run: ctx => deleteChangesBefore(ctx.db, new Date(ctx.now().getTime() - keptMs)),
})
