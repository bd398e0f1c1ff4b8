import { defineJob } from '../../../jobs/index.ts'
import { countDays } from './count-days.ts'
import { countMinutes } from './count-minutes.ts'

export const countMinutesJob = defineJob({
  name: 'count-minutes',
  schedule: '* * * * *',
  run: countMinutes,
})

export const countDaysJob = defineJob({
  name: 'count-days',
  schedule: '*/10 * * * *',
  run: countDays,
})
