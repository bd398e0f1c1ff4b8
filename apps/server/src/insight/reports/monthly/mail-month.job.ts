import { defineJob } from '../../../jobs/index.ts'
import { mailMonth } from './mail-month.ts'

export const mailMonthJob = defineJob({
  name: 'mail-month',
  schedule: '17 6 * * *',
  run: mailMonth,
})
