import { sql } from 'drizzle-orm'
import { fromDrizzle, PgBoss } from 'pg-boss'
import type { Job, JobContext, Jobs } from './jobs.ts'

export interface RunningJobs extends Jobs {
  stop(): Promise<void>
}

export interface JobsOptions {
  databaseUrl: string
  ctx: Omit<JobContext, 'jobs'>
  jobs: readonly Job[]
}

/** What is done is of no use for long, and the payloads of mails are about people. */
const keptSeconds = 3_600

/** Queue and worker in one: pg-boss keeps the queue in the product's own PostgreSQL. */
export async function startJobs({ databaseUrl, ctx, jobs }: JobsOptions): Promise<RunningJobs> {
  const boss = new PgBoss({
    connectionString: databaseUrl,
    max: 3,
    application_name: 'grandstand jobs',
    maintenanceIntervalSeconds: keptSeconds,
  })
  boss.on('error', error => ctx.log.warn({ error }, 'The job queue had an error'))
  const running: RunningJobs = {
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
    stop: () => boss.stop({ graceful: true, timeout: 5_000 }),
  }
  await boss.start()
  for (const job of jobs) {
    await boss.createQueue(job.name, {
      retryLimit: job.retries ?? 3,
      retryDelay: job.retryDelaySeconds ?? 5,
      retryBackoff: true,
      expireInSeconds: 120,
      deleteAfterSeconds: keptSeconds,
    })
    await boss.work(job.name, { pollingIntervalSeconds: 0.5 }, async batch => {
      for (const { data } of batch) await job.run({ ...ctx, jobs: running }, data)
    })
    if (job.schedule) await boss.schedule(job.name, job.schedule)
  }
  return running
}
