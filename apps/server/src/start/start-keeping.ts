import type { Config } from '../config/read-config.ts'
import { workJobs } from '../jobs/index.ts'
import { startStoring } from '../video/videos/index.ts'
import { siteJobs } from './jobs.ts'
import type { Opened } from './open-context.ts'
import type { Stops } from './stops.ts'

/** What is done for the files of a site by any process that writes there: copies to the storage, removal. */
export async function startKeeping(
  config: Config,
  { ctx, queue, mail, mediaDir }: Opened,
  stops: Stops,
): Promise<void> {
  if (!config.roles.has('worker'))
    stops.push('the jobs of this site', (await workJobs(queue, { ...ctx, mail }, siteJobs)).stop)
  stops.push('copies to the storage', startStoring(ctx, mediaDir).stop)
}
