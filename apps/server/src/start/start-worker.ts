import type { Config } from '../config/read-config.ts'
import { moveEventsByClock } from '../features/events/index.ts'
import { startStoring } from '../features/videos/index.ts'
import { workJobs } from '../jobs/index.ts'
import { repeat } from '../runtime/repeat.ts'
import { jobs } from './jobs.ts'
import type { Opened } from './open-context.ts'
import type { Stops } from './stops.ts'

/** What has to be done without anybody asking: jobs, the clock, copies to the storage. */
export async function startWorker(
  config: Config,
  { ctx, queue, mail, storage, mediaDir }: Opened,
  stops: Stops,
): Promise<void> {
  const working = await workJobs(queue, { ...ctx, mail }, jobs)
  stops.push(working.stop)
  const clock = repeat({
    everyMs: 1_000,
    run: () => moveEventsByClock(ctx),
    onError: error => ctx.log.warn({ error }, 'The clock could not move events'),
  })
  stops.push(clock.stop)
  if (!storage) return
  stops.push(startStoring(ctx, storage, { mediaDir, keepsLocal: config.storageKeepsLocal }).stop)
}
