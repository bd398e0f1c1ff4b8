export { defineJob, type Job, type JobContext, type JobName, type Jobs } from '../context/jobs.ts'
export { type JobQueue, openJobQueue } from './open-job-queue.ts'
export { putBackJobs, type WaitingJob, waitingJob } from './put-back-jobs.ts'
export { workJobs } from './work-jobs.ts'
