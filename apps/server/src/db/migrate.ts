import { join } from 'node:path'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate as runMigrations } from 'drizzle-orm/node-postgres/migrator'
import pg from 'pg'
import { serverFolder } from '../runtime/server-folder.ts'

/** Any number that no other program uses: several servers may start at once, and one migrates. */
const migrationLock = 7_401_236

const migrationsFolder = join(serverFolder, 'src/db/migrations')

export async function migrate(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 })
  // A connection that breaks between queries reports here; the query after it fails with its own error.
  client.on('error', () => {})
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [migrationLock])
    await runMigrations(drizzle({ client }), { migrationsFolder })
  } finally {
    await client.end()
  }
}
