import { defineJob } from '../../jobs/index.ts'
import { keepDays } from './keep-days.ts'

export const keepTelemetryDays = defineJob({
  name: 'keep-telemetry-days',
  schedule: '11 */6 * * *',
  run: keepDays,
})
