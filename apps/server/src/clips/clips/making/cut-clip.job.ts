import { defineJob } from '../../../jobs/index.ts'
import { clipJobPayload, clipJobs } from './clip-jobs.ts'
import { makeCut } from './make-cut.ts'

/** Those of a running game wait for its next seconds; what costs is done by two at a time, see `make-files.ts`. */
const atOnce = 8

/** Gives a clip its own segments and its file. */
export const cutClip = defineJob({
  ...clipJobs.own,
  payload: clipJobPayload,
  isLong: true,
  atOnce,
  // For longer than a clip is waited for: a disk that is full now may have room in a minute.
  retries: 20,
  retryDelaySeconds: 2,
  run: makeCut,
})
