import { z } from 'zod'
import { defineJob } from '../../jobs/index.ts'
import { announceRenewals } from './announce-renewals.ts'

export const announceRenewalsHourly = defineJob({
  name: 'tell-ahead',
  payload: z.unknown(),
  schedule: '17 * * * *',
  run: ctx => announceRenewals(ctx, ctx.signal),
})
