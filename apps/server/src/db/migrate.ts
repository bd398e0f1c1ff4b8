import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate as runMigrations } from 'drizzle-orm/node-postgres/migrator'
import { openClient } from './open-client.ts'
import {
  checkSchemaVersion,
  migrationsFolder as folder,
  markSchemaVersion,
  readJournal,
} from './schema-version.ts'

/** Any number that no other program uses: several servers may start at once, and one migrates. */
const migrationLock = 7_401_236

export interface MigrateOptions {
  /** The newest migration to run, by its time: a backup is restored into the tables that it was made of. */
  until?: number
}

export async function migrate(directUrl: string, { until }: MigrateOptions = {}): Promise<void> {
  const client = await openClient(directUrl)
  const run = (migrationsFolder: string) => runMigrations(drizzle({ client }), { migrationsFolder })
  try {
    await client.query('select pg_advisory_lock($1)', [migrationLock])
    const before = await checkSchemaVersion(client, folder)
    await (until === undefined ? run(folder) : withMigrationsUntil(until, run))
    await markSchemaVersion(client, before)
  } finally {
    await client.end()
  }
}

/** drizzle runs a whole folder, so there is one with the older ones alone. */
async function withMigrationsUntil(until: number, run: (folder: string) => Promise<void>): Promise<void> {
  const older = await mkdtemp(join(tmpdir(), 'grandstand-migrations-'))
  try {
    const { entries, ...rest } = await readJournal(folder)
    const kept = entries.filter(({ when }) => when <= until)
    await mkdir(join(older, 'meta'))
    await writeFile(join(older, 'meta/_journal.json'), JSON.stringify({ ...rest, entries: kept }))
    for (const { tag } of kept) await symlink(join(folder, `${tag}.sql`), join(older, `${tag}.sql`))
    await run(older)
  } finally {
    await rm(older, { recursive: true, force: true })
  }
}
