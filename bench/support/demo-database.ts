import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createChannelDirectory } from '../../apps/server/src/channel/channel/index.ts'
import { applyChannel, loadChannel } from '../../apps/server/src/content/channel-code/index.ts'
import { type Db, openDatabase } from '../../apps/server/src/db/connection.ts'
import { startEmbeddedPostgres } from '../../apps/server/src/db/embedded/index.ts'
import { migrate } from '../../apps/server/src/db/migrate.ts'
import { createLog } from '../../apps/server/src/runtime/create-log.ts'
import { fromRoot } from '../../scripts/root.ts'

/** Runs with an empty database of its own, and a folder, which both go afterwards. */
export async function withDatabase(run: (db: Db, dir: string) => Promise<void>): Promise<void> {
  const dir = await mkdtemp(join(tmpdir(), 'grandstand-bench-'))
  const postgres = await startEmbeddedPostgres({ dir: join(dir, 'postgres'), log: () => {} })
  const { db, close } = openDatabase({ url: postgres.connectionString, onError: console.error })
  try {
    await migrate(postgres.connectionString)
    await run(db, dir)
  } finally {
    await close()
    await postgres.stop()
    await rm(dir, { recursive: true, force: true })
  }
}

/** Fills a database with the demo channel. */
export async function applyDemo(db: Db) {
  const now = () => new Date()
  await applyChannel({ db, now }, await loadChannel(fromRoot('channels/demo')))
  const channels = createChannelDirectory({ db, now, log: createLog('warn') })
  const [channel] = await channels.list()
  if (!channel) throw new Error('no channel')
  return { now, channels, channel }
}
