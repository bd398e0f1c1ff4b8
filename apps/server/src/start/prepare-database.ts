import { join } from 'node:path'
import type { Config } from '../config/read-config.ts'
import type { DatabaseUrls } from '../db/database-urls.ts'
import { type EmbeddedPostgres, startEmbeddedPostgres } from '../db/embedded/index.ts'
import { keepRoleLimits } from '../db/keep-role-limits.ts'
import { migrate } from '../db/migrate.ts'
import { findUnfinishedRestore, refuseUnfinishedRestore } from '../db/unfinished-restore.ts'
import { type RestoreOptions, undoRestore } from '../deployment/backup/index.ts'
import { StartError } from '../runtime/start-error.ts'

export interface PreparedDatabase extends DatabaseUrls {
  /** Stops the embedded PostgreSQL; a database of the operator's own stays. */
  stop(): Promise<void>
}

/** A migrated database: the operator's own by DATABASE_URL, else the embedded PostgreSQL. */
export async function prepareDatabase(
  { databaseUrl, databaseDirectUrl, dataDir }: Pick<Config, 'databaseUrl' | 'databaseDirectUrl' | 'dataDir'>,
  say: (sentence: string) => void,
): Promise<PreparedDatabase> {
  if (databaseUrl !== null) {
    const directUrl = databaseDirectUrl ?? databaseUrl
    await migrateOwn({ databaseUrl: directUrl, dataDir }, say)
    await limitPool({ url: databaseUrl, directUrl }, say)
    return { url: databaseUrl, directUrl, stop: async () => {} }
  }
  const embedded: EmbeddedPostgres = await startEmbeddedPostgres({ dir: join(dataDir, 'postgres'), log: say })
  try {
    await finishRestore({ databaseUrl: embedded.connectionString, dataDir }, say)
    await migrate(embedded.connectionString)
  } catch (error) {
    await embedded.stop()
    throw error
  }
  const url = embedded.connectionString
  return { url, directUrl: url, stop: () => embedded.stop() }
}

/** One that this server had begun by itself is taken back: nobody has to open a terminal. */
async function finishRestore(options: RestoreOptions, say: (sentence: string) => void): Promise<void> {
  const backup = await findUnfinishedRestore(options.databaseUrl)
  if (!backup) return refuseUnfinishedRestore(options.databaseUrl)
  await undoRestore(options, backup)
  say('A restore broke off. The server is as it was before it: try again in the Studio.')
}

async function migrateOwn(options: RestoreOptions, say: (sentence: string) => void): Promise<void> {
  const { databaseUrl } = options
  try {
    await finishRestore(options, say)
    await migrate(databaseUrl)
  } catch (error) {
    throw unusable(databaseUrl, error)
  }
}

async function limitPool(urls: DatabaseUrls, say: (sentence: string) => void): Promise<void> {
  try {
    const advice = await keepRoleLimits(urls)
    if (advice) say(advice)
  } catch (error) {
    throw unusable(urls.url, error)
  }
}

function unusable(url: string, error: unknown): StartError {
  if (error instanceof StartError) return error
  return new StartError(
    `The database of DATABASE_URL (${new URL(url).host}) cannot be used: ${reasonOf(error)}.`,
  )
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  // A name that resolves to several addresses fails with one error for each.
  if (error instanceof AggregateError && error.errors[0] instanceof Error) return error.errors[0].message
  return error.cause instanceof Error ? error.cause.message : error.message
}
