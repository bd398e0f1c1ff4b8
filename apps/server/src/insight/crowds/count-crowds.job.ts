import { defineJob } from '../../jobs/index.ts'
import { countCrowds } from './count-crowds.ts'

export const countCrowdsJob = defineJob({
  name: 'count-crowds',
  schedule: '*/10 * * * *',
  run: countCrowds,
})
