import { PgBoss } from 'pg-boss'
import { z } from 'zod'

export const waitingJob = z.strictObject({ name: z.string(), data: z.record(z.string(), z.unknown()) })
export type WaitingJob = z.infer<typeof waitingJob>

/** Creates the queue if there is none; a worker's start gives it the settings of its job. */
export async function putBackJobs(databaseUrl: string, jobs: readonly WaitingJob[]): Promise<void> {
  const boss = new PgBoss({ connectionString: databaseUrl, max: 1, supervise: false, schedule: false })
  boss.on('error', () => {})
  await boss.start()
  try {
    for (const name of new Set(jobs.map(job => job.name))) await boss.createQueue(name)
    for (const { name, data } of jobs) await boss.send(name, data)
  } finally {
    await boss.stop({ graceful: false })
  }
}
