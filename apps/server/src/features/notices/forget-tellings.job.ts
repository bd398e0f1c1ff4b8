import { z } from 'zod'
import { defineJob } from '../../jobs/index.ts'
import { deleteMailRemindersBefore } from './mail-reminder-store.ts'
import { deleteRemindersBefore } from './subscription-store.ts'
import { deleteTellingsBefore } from './telling-store.ts'

/** Longer than anything is told again for. */
const keptMs = 8 * 24 * 3_600_000

export const forgetTellings = defineJob({
  name: 'forget-tellings',
  payload: z.unknown(),
  schedule: '41 3 * * *',
  async run(ctx) {
    const at = new Date(ctx.now().getTime() - keptMs)
    await deleteTellingsBefore(ctx.db, at)
    await deleteRemindersBefore(ctx.db, at)
    await deleteMailRemindersBefore(ctx.db, at)
  },
})
