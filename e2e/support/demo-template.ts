import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { layout } from '../../apps/server/src/db/embedded/layout.ts'
import { calmSeason } from './calm-season.ts'
import { startDemoServer } from './demo-server.ts'

const databaseStopsMs = 60_000

/** Starts a demo once as for a newcomer, and leaves its data folder for others to begin with: see `startDemoServer`. */
export async function makeDemoTemplate(dir: string): Promise<void> {
  const server = await startDemoServer({ DATA_DIR: dir })
  await calmSeason(server)
  await server.stop()
  // On a busy machine the database needs longer than its server waits for it, and a copy of a running one does not start.
  const pidFile = join(layout.pgdata(join(dir, 'postgres')), 'postmaster.pid')
  for (const deadline = Date.now() + databaseStopsMs; existsSync(pidFile); await sleep(100))
    if (Date.now() > deadline) throw new Error(`The database in ${dir} does not stop`)
}
