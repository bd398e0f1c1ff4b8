import path from 'node:path'
import { type Config, readConfig } from '../config/read-config.ts'
import { type Db, openDatabase } from '../db/connection.ts'
import { findRunningPostgres, startEmbeddedPostgres } from '../db/embedded/index.ts'
import { migrate } from '../db/migrate.ts'

/** For commands: runs on the migrated database of the server and leaves it as it was, running or not. */
export function withDatabase<Result>(
  work: (db: Db, config: Config, databaseUrl: string) => Promise<Result>,
): Promise<Result> {
  return withDatabaseUrl(async (url, config) => {
    await migrate(url)
    const { db, close } = openDatabase({ url, maxConnections: 2, onError: () => {} })
    try {
      return await work(db, config, url)
    } finally {
      await close()
    }
  })
}

export function readOwnConfig(): Config {
  return readConfig(process.env)
}

/** The database as it is, whatever version it was migrated to. */
export async function withDatabaseUrl<Result>(
  work: (databaseUrl: string, config: Config) => Promise<Result>,
): Promise<Result> {
  const config = readOwnConfig()
  const { url, stop } = await databaseUrlFor(config)
  try {
    return await work(url, config)
  } finally {
    await stop()
  }
}

/** The database that the server would use, whether or not the server runs; past a pooler, since a command needs few connections. */
export async function databaseUrlFor({
  databaseUrl: pooledUrl,
  databaseDirectUrl,
  dataDir,
}: Pick<Config, 'databaseUrl' | 'databaseDirectUrl' | 'dataDir'>): Promise<{
  url: string
  stop: () => Promise<void>
}> {
  const leave = async () => {}
  const databaseUrl = databaseDirectUrl ?? pooledUrl
  if (databaseUrl) return { url: databaseUrl, stop: leave }
  const dir = path.join(dataDir, 'postgres')
  const running = findRunningPostgres(dir)
  if (running) return { url: running.connectionString, stop: leave }
  const { connectionString, stop } = await startEmbeddedPostgres({ dir, log: () => {} })
  return { url: connectionString, stop }
}
