import type { Config } from '../config/read-config.ts'
import { StartError } from '../runtime/start-error.ts'

/** The role `collector` has nothing to run yet beside the others: browsers send to `COLLECTOR_URL`, if there is one. */
export function checkCollector({ roles }: Pick<Config, 'roles'>): void {
  if (roles.has('collector') && roles.size === 1)
    throw new StartError('A collector alone has nothing to do yet. Add other ROLES: web, ingest or worker.')
}
