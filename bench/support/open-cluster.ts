import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../../e2e/support/demo-server.ts'
import { findEngines } from '../../scripts/cluster/engines.ts'
import { type Cluster, startCluster } from '../../scripts/cluster/start-cluster.ts'

/** The deployment of `npm run cluster` in a folder of its own, where nothing is started again by itself. Null: it cannot be here. */
export async function openCluster(env: Record<string, string>): Promise<Cluster | null> {
  const engines = findEngines()
  if ('missing' in engines) {
    console.log(`  Programs of the cluster are not installed: apt-get install ${engines.missing.join(' ')}`)
    return null
  }
  const dir = await mkdtemp(join(tmpdir(), 'grandstand-cluster-'))
  // PostgreSQL runs as another user if we are root.
  await chmod(dir, 0o755)
  const remove = () => rm(dir, { recursive: true, force: true })
  const settings = {
    dir,
    // An address of its own, so that several run beside each other.
    net: `127.${1 + (process.pid % 250)}.${(process.pid >> 8) % 250}`,
    bind: '127.0.0.1',
    port: await freePort(),
    rtmpPort: await freePort(),
    sandboxPort: await freePort(),
  }
  try {
    const cluster = await startCluster(settings, engines.found, { restarts: false, say: () => {}, env })
    return {
      ...cluster,
      async stop() {
        await cluster.stop()
        await remove()
      },
    }
  } catch (error) {
    await remove()
    throw error
  }
}
