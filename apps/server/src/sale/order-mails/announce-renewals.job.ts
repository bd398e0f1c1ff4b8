import { defineJob } from '../../jobs/index.ts'
import { announceRenewals } from './announce-renewals.ts'

export const announceRenewalsHourly = defineJob({
  name: 'tell-ahead',
  schedule: '17 * * * *',
  run: ctx => announceRenewals(ctx, ctx.signal),
})
