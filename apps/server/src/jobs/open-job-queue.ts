import { isDeepStrictEqual } from 'node:util'
import { sql } from 'drizzle-orm'
import { fromDrizzle, PgBoss, type QueueResult } from 'pg-boss'
import type { Job, Jobs } from '../context/jobs.ts'
import type { Log } from '../runtime/log.ts'
import type { Tracing } from '../runtime/tracing.ts'
import { openJobDatabase } from './open-job-database.ts'
import { markPayload } from './traced-payload.ts'

export interface JobQueue extends Jobs {
  boss: PgBoss
  stop(): Promise<void>
}

export interface QueueOptions {
  databaseUrl: string
  /** PostgreSQL itself, where the other is a pooler's. */
  directUrl?: string
  jobs: readonly Job[]
  log: Pick<Log, 'warn'>
  /** Works it off too, and keeps it in order. */
  isWorker?: boolean
  /** Hears of new jobs without asking: for a process that does some of them. */
  isListening?: boolean
  maxConnections?: number
  /** Where the files of this process lie. */
  site: string
  tracing?: Tracing | null
}

/** A job that runs at a site has a queue for each site, beside the one for any. */
export function listQueueNames(job: Job, site: string): string[] {
  return job.runsAtSite ? [job.name, queueAt(job, site)] : [job.name]
}

const queueAt = (job: Pick<Job, 'name'>, site: string) => `${job.name}/${site}`

/** Finished jobs are soon useless, and the payloads of mails are about people. */
const keptSeconds = 3_600

/** So often it is looked for jobs whose process is gone. */
const lostSeconds = 15

const longSeconds = { expireInSeconds: 23 * 3_600, heartbeatSeconds: 20, retryDelayMax: 60 }

/** pg-boss keeps the queue in the product's own PostgreSQL; any process puts jobs into it. */
export async function openJobQueue({
  databaseUrl,
  directUrl = databaseUrl,
  jobs,
  log,
  isWorker = false,
  isListening = isWorker,
  maxConnections = 3,
  site,
  tracing = null,
}: QueueOptions): Promise<JobQueue> {
  const onError = (error: unknown) => log.warn({ error }, 'The job queue had an error')
  const database = openJobDatabase({ url: databaseUrl, directUrl, maxConnections, onError })
  const boss = new PgBoss({
    db: database.db,
    maintenanceIntervalSeconds: keptSeconds,
    // Jobs of a process that died are found by the next one, also where it dies within the minute that is usual.
    superviseIntervalSeconds: lostSeconds,
    monitorIntervalSeconds: lostSeconds,
    // No job of ours waits for another.
    flowIntervalSeconds: keptSeconds,
    // What is due by the hour may come within its minute.
    cronWorkerIntervalSeconds: 45,
    supervise: isWorker,
    schedule: isWorker,
    useListenNotify: isListening,
  })
  boss.on('error', onError)
  const stop = async () => {
    await boss.stop({ graceful: isWorker, timeout: 5_000 })
    await database.close()
  }
  try {
    await boss.start()
    const known = new Map((await boss.getQueues()).map(queue => [queue.name, queue]))
    for (const job of jobs) {
      for (const name of listQueueNames(job, site))
        await keepQueue(boss, name, job, known.get(name), isWorker)
    }
  } catch (error) {
    await stop()
    throw error
  }
  return { ...queueOf(boss, tracing), boss, stop }
}

/** A start that finds every queue as it should be asks for nothing more. */
async function keepQueue(
  boss: PgBoss,
  name: string,
  job: Job,
  known: QueueResult | undefined,
  isWorker: boolean,
): Promise<void> {
  const options = {
    retryLimit: job.retries ?? 3,
    retryDelay: job.retryDelaySeconds ?? 5,
    retryBackoff: true,
    expireInSeconds: 120,
    deleteAfterSeconds: keptSeconds,
    notify: true,
    ...(job.isLong ? longSeconds : {}),
  }
  if (!known) await boss.createQueue(name, options)
  // One that was there before keeps what it was made with.
  else if (isWorker && !isDeepStrictEqual({ ...known, ...options }, known))
    await boss.updateQueue(name, options)
}

function queueOf(boss: PgBoss, tracing: Tracing | null): Jobs {
  return {
    async add(tx, job, payload, at = null) {
      const name = job.runsAtSite && at !== null ? queueAt(job, at) : job.name
      const group = job.turnOf && { id: String(job.turnOf(payload)) }
      await boss.send(name, markPayload(payload, tracing), {
        db: fromDrizzle(tx, sql),
        ...(group && { group }),
      })
    },
    async forget(tx, job, values) {
      const conditions = Object.entries(values).map(
        ([path, value]) => sql`lower(data #>> ${`{${path.replaceAll('.', ',')}}`}::text[]) = lower(${value})`,
      )
      await tx.execute(
        sql`delete from pgboss.job where name = ${job.name} and ${sql.join(conditions, sql` and `)}`,
      )
    },
  }
}
