import { defineJob } from '../../../jobs/index.ts'
import { clipJobPayload, clipJobs } from '../making/clip-jobs.ts'
import { makeVertical } from './make-vertical.ts'

/** Makes the upright file of a clip. */
export const cutVertical = defineJob({
  ...clipJobs.vertical,
  payload: clipJobPayload,
  isLong: true,
  // For longer than a clip is waited for: a disk that is full now may have room in a minute.
  retries: 20,
  retryDelaySeconds: 2,
  run: makeVertical,
})
