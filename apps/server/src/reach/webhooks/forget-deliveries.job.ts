import { defineJob } from '../../jobs/index.ts'
import { deleteDeliveriesBefore } from './webhook-delivery-store.ts'

/** Long enough to find out what a receiver missed. */
const keptMs = 30 * 86_400_000

export const forgetDeliveries = defineJob({
  name: 'forget-webhook-deliveries',
  schedule: '53 3 * * *',
  async run({ db, now }) {
    await deleteDeliveriesBefore(db, new Date(now().getTime() - keptMs))
  },
})
