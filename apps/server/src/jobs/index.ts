export { defineJob, type Job, type JobContext, type Jobs } from './jobs.ts'
export { type RunningJobs, startJobs } from './start-jobs.ts'
