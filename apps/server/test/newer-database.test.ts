import pg from 'pg'
import { afterAll, expect, it, vi } from 'vitest'
import { withDatabase } from '../src/commands/with-database.ts'
import { migrate } from '../src/db/migrate.ts'
import { StartError } from '../src/runtime/start-error.ts'
import { prepareDatabase } from '../src/start/prepare-database.ts'
import { createTestDatabase } from './test-database.ts'

const database = await createTestDatabase()
const client = new pg.Client({ connectionString: database.url })
await client.connect()
afterAll(async () => {
  vi.unstubAllEnvs()
  await client.end()
  await database.drop()
})

const prepare = () =>
  prepareDatabase({ databaseUrl: database.url, databaseDirectUrl: null, dataDir: '' }, () => {})
const nameProgram = async () =>
  (await client.query(`select obj_description('drizzle.__drizzle_migrations'::regclass) as name`)).rows[0]
    ?.name

it('a database names the program that migrated it', async () => {
  await migrate(database.url)
  expect(await nameProgram()).toMatch(/^Grandstand \d+\.\d+\.\d+$/)
})

it('a program that is older than its database refuses to start, and names the version that it needs', async () => {
  await client.query(
    `insert into drizzle.__drizzle_migrations (hash, created_at) values ('newer', ${Date.now() + 86_400_000})`,
  )
  await client.query(`comment on table drizzle.__drizzle_migrations is 'Grandstand 9.8.7'`)
  const failed: unknown = await prepare().catch((error: unknown) => error)
  expect(failed).toBeInstanceOf(StartError)
  expect(String(failed)).toContain('The database is newer than this program')
  expect(String(failed)).toContain('Start Grandstand 9.8.7 or later')
  // So do its commands.
  vi.stubEnv('DATABASE_URL', database.url)
  await expect(withDatabase(async () => 'used')).rejects.toThrow('Start Grandstand 9.8.7 or later')
  expect(await nameProgram()).toBe('Grandstand 9.8.7')
  await client.query(`delete from drizzle.__drizzle_migrations where hash = 'newer'`)
  await expect(prepare()).resolves.toMatchObject({ url: database.url })
})
