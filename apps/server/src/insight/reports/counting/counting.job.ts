import { z } from 'zod'
import { defineJob } from '../../../jobs/index.ts'
import { countDays } from './count-days.ts'
import { countMinutes } from './count-minutes.ts'

export const countMinutesJob = defineJob({
  name: 'count-minutes',
  payload: z.unknown(),
  schedule: '* * * * *',
  run: countMinutes,
})

export const countDaysJob = defineJob({
  name: 'count-days',
  payload: z.unknown(),
  schedule: '*/10 * * * *',
  run: countDays,
})
