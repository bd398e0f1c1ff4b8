import { availableParallelism } from 'node:os'
import { sql } from 'drizzle-orm'
import type { JobResult } from 'pg-boss'
import type { Job, JobContext } from '../context/jobs.ts'
import type { Db } from '../db/connection.ts'
import { perDb } from '../db/per-db.ts'
import { repeat } from '../runtime/repeat.ts'
import { type JobQueue, listQueueNames } from './open-job-queue.ts'
import { readMarked } from './traced-payload.ts'

/**
 * As long as there is more, the next ones are fetched at once: a rush of registrations is not mailed one by one. A new job
 * wakes its worker, and so does one that is tried again, see `wakeDue`; where the database tells nobody, each asks
 * for itself.
 */
const pace = {
  pollingIntervalSeconds: 0.5,
  notifyPollingIntervalSeconds: 60,
  batchSize: 5,
  burstWhenBatchFull: true,
  perJobResults: true,
} as const
const lookMs = 2_500

/**
 * More than one, so that the hours of a long file hold nobody else's up; and few, since each of them can use the whole
 * machine.
 */
const longWorkers = Math.max(2, Math.min(4, availableParallelism()))
const longPace = { ...pace, batchSize: 1, localGroupConcurrency: 1 } as const
/** Works the queue off, beside other processes that do, until it is stopped. */
export async function workJobs(
  queue: JobQueue,
  ctx: Omit<JobContext, 'jobs' | 'signal'>,
  jobs: readonly Job[],
): Promise<{ stop(): Promise<void> }> {
  const stopping = new AbortController()
  const workers = new Map<string, string[]>()
  for (const job of jobs) {
    for (const name of listQueueNames(job, ctx.nodes.site)) {
      const work = () =>
        queue.boss.work(name, job.isLong ? longPace : pace, batch =>
          Promise.all(
            batch.map(({ id, data, signal }) => {
              const stop = AbortSignal.any([signal, stopping.signal])
              return runTraced(job, { ...ctx, jobs: queue, signal: stop }, id, data)
            }),
          ),
        )
      const { atOnce = longWorkers } = job
      workers.set(name, await Promise.all(Array.from({ length: job.isLong ? atOnce : 1 }, work)))
    }
    if (job.schedule) await queue.boss.schedule(job.name, job.schedule)
  }
  const looking = repeat({
    everyMs: lookMs,
    run: () => wakeDue(ctx.db, queue, workers),
    onError: error => ctx.log.warn({ error }, 'Waiting jobs could not be found; the worker tries again'),
  })
  return {
    async stop() {
      // The queue itself waits for what is being done.
      stopping.abort()
      await looking.stop()
    },
  }
}

/** One question for all queues, instead of one for each of their workers. */
async function wakeDue(
  db: Db,
  { boss }: Pick<JobQueue, 'boss'>,
  workers: ReadonlyMap<string, readonly string[]>,
): Promise<void> {
  for (const { name } of await dueQueues(db).execute())
    for (const worker of workers.get(name) ?? []) boss.notifyWorker(worker)
}

const dueQueues = perDb(db =>
  db
    .selectDistinct({ name: sql<string>`name` })
    .from(sql`pgboss.job`)
    .where(sql`state < 'active' and start_after <= now()`)
    .prepare('due_queues'),
)

/** Part of the request that asked for it, however much later it runs. */
async function runTraced(job: Job, ctx: JobContext, id: string, data: unknown): Promise<JobResult> {
  const { payload, parent } = readMarked(data)
  const attributes = { 'messaging.system': 'pg-boss', 'messaging.destination.name': job.name }
  const span = ctx.tracing?.begin(`job ${job.name}`, { kind: 'consumer', attributes, parent })
  const run = () => runOne(job, ctx, id, payload)
  const result = await (span ? span.run(run) : run())
  span?.end(result.status === 'completed' ? 'ok' : 'failed')
  return result
}

/** One that fails is tried again by itself; those that were fetched with it are done. */
async function runOne(job: Job, ctx: JobContext, id: string, data: unknown): Promise<JobResult> {
  try {
    await job.run(ctx, data)
    return { id, status: 'completed' }
  } catch (error) {
    const reason = reasonOf(error)
    ctx.log.warn({ reason, job: job.name }, 'A job failed; it runs again')
    return { id, status: 'failed', output: { reason } }
  }
}

/** Never the message: a mail server's refusal repeats the address, which would outlive its owner's account. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown'
  return 'code' in error && typeof error.code === 'string' ? error.code : error.name
}
