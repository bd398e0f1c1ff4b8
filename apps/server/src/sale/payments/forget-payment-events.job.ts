import { defineJob } from '../../jobs/index.ts'
import { deleteEventsBefore } from './webhook-store.ts'

/** The provider tells again for three days. */
const keptMs = 30 * 86_400_000

export const forgetPaymentEvents = defineJob({
  name: 'forget-payment-events',
  schedule: '23 4 * * *',
  run: ctx => deleteEventsBefore(ctx.db, new Date(ctx.now().getTime() - keptMs)),
})
