import { waitingPatienceMs } from '@grandstand/rules'
import { defineJob } from '../../jobs/index.ts'
import { forgetWaitingBefore } from './waiting-store.ts'

export const forgetWaiting = defineJob({
  name: 'forget-waiting',
  schedule: '41 * * * *',
  async run(ctx) {
    await forgetWaitingBefore(ctx.db, new Date(ctx.now().getTime() - waitingPatienceMs))
  },
})
