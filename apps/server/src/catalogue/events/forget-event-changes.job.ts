import { defineJob } from '../../jobs/index.ts'
import { deleteChangesBefore } from './event-change-store.ts'

/** Clients away longer reload the lists. */
const keptMs = 6 * 3_600_000

export const forgetEventChanges = defineJob({
  name: 'forget-event-changes',
  schedule: '*/10 * * * *',
  run: ctx => deleteChangesBefore(ctx.db, new Date(ctx.now().getTime() - keptMs)),
})
