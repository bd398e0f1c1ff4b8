import { z } from 'zod'
import { defineJob } from '../../../jobs/index.ts'
import { mailMonth } from './mail-month.ts'

export const mailMonthJob = defineJob({
  name: 'mail-month',
  payload: z.unknown(),
  schedule: '17 6 * * *',
  run: mailMonth,
})
