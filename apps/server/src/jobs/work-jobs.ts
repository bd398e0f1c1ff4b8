import { availableParallelism } from 'node:os'
import type { JobResult } from 'pg-boss'
import type { Job, JobContext } from './jobs.ts'
import { type JobQueue, listQueueNames } from './open-job-queue.ts'

/**
 * As long as there is more, the next ones are fetched at once: a rush of registrations is not mailed one by one. A new job
 * wakes its worker, so that asking by the clock is for what is tried again; where the database tells nobody, as behind a
 * pooler, for all.
 */
const pace = {
  pollingIntervalSeconds: 0.5,
  notifyPollingIntervalSeconds: 10,
  batchSize: 5,
  burstWhenBatchFull: true,
  perJobResults: true,
} as const
/** What comes by the hour is in no hurry when it is tried again. */
const scheduledPace = { ...pace, notifyPollingIntervalSeconds: 60 }

/**
 * More than one, so that the hours of a long file hold nobody else's up; and few, since each of them can use the whole
 * machine.
 */
const longWorkers = Math.max(2, Math.min(4, availableParallelism()))
const longPace = { ...pace, batchSize: 1, localGroupConcurrency: 1 } as const
/** Each of a job's workers asks for itself: the more there are, the rarer. */
const secondsAWorker = 2.5

/** Works the queue off, beside other processes that do, until it is stopped. */
export async function workJobs(
  queue: JobQueue,
  ctx: Omit<JobContext, 'jobs' | 'signal'>,
  jobs: readonly Job[],
): Promise<{ stop(): Promise<void> }> {
  const stopping = new AbortController()
  for (const job of jobs) {
    for (const name of listQueueNames(job, ctx.nodes.place))
      await queue.boss.work(name, paceOf(job), batch =>
        Promise.all(
          batch.map(({ id, data, signal }) => {
            const stop = AbortSignal.any([signal, stopping.signal])
            return runOne(job, { ...ctx, jobs: queue, signal: stop }, id, data)
          }),
        ),
      )
    if (job.schedule) await queue.boss.schedule(job.name, job.schedule)
  }
  // The queue itself waits for what is being done.
  return { stop: async () => stopping.abort() }
}

function paceOf({ isLong, schedule, retryDelaySeconds, atOnce = longWorkers }: Job) {
  if (schedule) return scheduledPace
  if (isLong)
    return { ...longPace, localConcurrency: atOnce, notifyPollingIntervalSeconds: secondsAWorker * atOnce }
  return retryDelaySeconds ? { ...pace, notifyPollingIntervalSeconds: retryDelaySeconds } : pace
}

/** One that fails is tried again by itself; those that were fetched with it are done. */
async function runOne(job: Job, ctx: JobContext, id: string, data: unknown): Promise<JobResult> {
  try {
    await job.run(ctx, data)
    return { id, status: 'completed' }
  } catch (error) {
    const reason = reasonOf(error)
    ctx.log.warn({ reason, job: job.name }, 'A job failed and is tried again')
    return { id, status: 'failed', output: { reason } }
  }
}

/** Never the message: a mail server's refusal repeats the address, which would outlive its owner's account. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown'
  return 'code' in error && typeof error.code === 'string' ? error.code : error.name
}
