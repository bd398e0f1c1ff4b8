import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate as runMigrations } from 'drizzle-orm/node-postgres/migrator'
import pg from 'pg'

/** Any number that no other program uses: several servers may start at once, and one migrates. */
const migrationLock = 7_401_236

/** The folder stands beside this file in the sources, and beside the bundle after a build. */
const migrationsFolder = ['./migrations', '../src/db/migrations']
  .map(path => fileURLToPath(new URL(path, import.meta.url)))
  .find(path => existsSync(path))

export async function migrate(url: string): Promise<void> {
  if (!migrationsFolder) throw new Error('The migrations are missing')
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
