import { z } from 'zod'
import { defineJob } from '../../jobs/index.ts'
import { tellAhead } from './tell-ahead.ts'

export const tellAheadHourly = defineJob({
  name: 'tell-ahead',
  payload: z.unknown(),
  schedule: '17 * * * *',
  run: ctx => tellAhead(ctx, ctx.signal),
})
