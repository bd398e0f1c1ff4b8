import { sql } from 'drizzle-orm'
import { fromDrizzle, type JobResult, PgBoss } from 'pg-boss'
import type { Job, JobContext, Jobs } from './jobs.ts'

export interface RunningJobs extends Jobs {
  stop(): Promise<void>
}

export interface JobsOptions {
  databaseUrl: string
  ctx: Omit<JobContext, 'jobs' | 'signal'>
  jobs: readonly Job[]
}

/** What is done is of no use for long, and the payloads of mails are about people. */
const keptSeconds = 3_600

/** As long as there is more, the next ones are fetched at once: a rush of registrations is not mailed one by one. */
const pace = {
  pollingIntervalSeconds: 0.5,
  batchSize: 5,
  burstWhenBatchFull: true,
  perJobResults: true,
} as const

const longSeconds = { expireInSeconds: 23 * 3_600, heartbeatSeconds: 20, retryDelayMax: 60 }

/** Queue and worker in one: pg-boss keeps the queue in the product's own PostgreSQL. */
export async function startJobs({ databaseUrl, ctx, jobs }: JobsOptions): Promise<RunningJobs> {
  const stopping = new AbortController()
  const boss = new PgBoss({
    connectionString: databaseUrl,
    max: 3,
    application_name: 'grandstand jobs',
    maintenanceIntervalSeconds: keptSeconds,
  })
  boss.on('error', error => ctx.log.warn({ error }, 'The job queue had an error'))
  const running: RunningJobs = {
    ...queueOf(boss),
    async stop() {
      stopping.abort()
      await boss.stop({ graceful: true, timeout: 5_000 })
    },
  }
  await boss.start()
  for (const job of jobs) {
    await createQueue(boss, job)
    await boss.work(job.name, job.isLong ? { ...pace, batchSize: 1 } : pace, batch =>
      Promise.all(
        batch.map(({ id, data, signal }) => {
          const stop = AbortSignal.any([signal, stopping.signal])
          return runOne(job, { ...ctx, jobs: running, signal: stop }, id, data)
        }),
      ),
    )
    if (job.schedule) await boss.schedule(job.name, job.schedule)
  }
  return running
}

/** For commands: puts jobs into the queue, which a server works off. */
export async function openJobQueue(databaseUrl: string, jobs: readonly Job[]): Promise<RunningJobs> {
  const boss = new PgBoss({ connectionString: databaseUrl, max: 1, supervise: false, schedule: false })
  boss.on('error', () => {})
  await boss.start()
  for (const job of jobs) await createQueue(boss, job)
  return { ...queueOf(boss), stop: () => boss.stop({ graceful: false }) }
}

async function createQueue(boss: PgBoss, job: Job): Promise<void> {
  await boss.createQueue(job.name, {
    retryLimit: job.retries ?? 3,
    retryDelay: job.retryDelaySeconds ?? 5,
    retryBackoff: true,
    expireInSeconds: 120,
    deleteAfterSeconds: keptSeconds,
    ...(job.isLong ? longSeconds : {}),
  })
}

function queueOf(boss: PgBoss): Jobs {
  return {
    async add(tx, job, payload) {
      await boss.send(job.name, payload, { db: fromDrizzle(tx, sql) })
    },
    async forget(tx, job, values) {
      const conditions = Object.entries(values).map(
        ([place, value]) =>
          sql`lower(data #>> ${`{${place.replaceAll('.', ',')}}`}::text[]) = lower(${value})`,
      )
      await tx.execute(
        sql`delete from pgboss.job where name = ${job.name} and ${sql.join(conditions, sql` and `)}`,
      )
    },
  }
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
