import { defineJob } from '../../jobs/index.ts'
import { keepAllPayouts } from './keep-payouts.ts'

export const keepPayoutsJob = defineJob({
  name: 'keep-payouts',
  schedule: '37 * * * *',
  run: keepAllPayouts,
})
