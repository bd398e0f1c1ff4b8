export { defineJob, type Job, type JobContext, type Jobs } from './jobs.ts'
export { openJobQueue, type RunningJobs, startJobs } from './start-jobs.ts'
