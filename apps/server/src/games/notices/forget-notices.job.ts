import { defineJob } from '../../jobs/index.ts'
import { deleteMailRemindersBefore } from './mail-reminder-store.ts'
import { deleteNoticesBefore } from './notice-store.ts'
import { deleteGoneBefore, deleteRemindersBefore } from './subscription-store.ts'

const dayMs = 86_400_000
/** No notice is repeated after this long. */
const keptMs = 8 * dayMs
/** Users who open the channel once a month keep their choices. */
const goneKeptMs = 35 * dayMs

export const forgetNotices = defineJob({
  name: 'forget-tellings',
  schedule: '41 3 * * *',
  async run(ctx) {
    const before = (ms: number) => new Date(ctx.now().getTime() - ms)
    const at = before(keptMs)
    await deleteNoticesBefore(ctx.db, at)
    await deleteRemindersBefore(ctx.db, at)
    await deleteGoneBefore(ctx.db, before(goneKeptMs))
    await deleteMailRemindersBefore(ctx.db, at)
  },
})
