import { sql } from 'drizzle-orm'
import pg from 'pg'
import { afterAll, describe, expect, it } from 'vitest'
import { openDatabase } from '../src/db/connection.ts'
import { isDatabaseAway } from '../src/db/database-away.ts'
import { buildChannel } from './channel-builder.ts'
import { openDatabaseProxy } from './database-proxy.ts'
import { serveTests } from './serve-tests.ts'
import { createTestDatabase } from './test-database.ts'

async function openPrimary() {
  const database = await createTestDatabase()
  const admin = new pg.Client({ connectionString: process.env.TEST_DATABASE_ADMIN_URL })
  await admin.connect()
  afterAll(async () => {
    await admin.end()
    await database.drop()
  })
  const name = new URL(database.url).pathname.slice(1)
  return {
    url: database.url,
    /** As a standby: it reads, and refuses to write. Connections that are open before are ended, as by a demotion. */
    async demote(): Promise<void> {
      await admin.query(`alter database ${name} set default_transaction_read_only = on`)
      await admin.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [name])
    },
    promote: () => admin.query(`alter database ${name} reset default_transaction_read_only`),
  }
}

describe('a database that only reads, since another is the primary', () => {
  it('counts as away, and its connection is closed so that the next one may lead to the primary', async () => {
    const primary = await openPrimary()
    const { db, pool, close } = openDatabase({ url: primary.url, maxConnections: 1, onError: () => {} })
    afterAll(close)
    await primary.demote()
    const write = () => db.transaction(tx => tx.execute(sql`create table written (at timestamptz)`))
    const refused = await write().catch((error: unknown) => error)
    expect(isDatabaseAway(refused)).toBe(true)
    await primary.promote()
    await write()
    expect(pool.totalCount).toBe(1)
  })

  it('is answered with 503 and when to ask again, and calls go on at the primary', async () => {
    const primary = await openPrimary()
    const server = await serveTests({ beside: { databaseUrl: primary.url, alphaId: 0, betaId: 0 } })
    await server.apply(buildChannel('alpha'))
    const getKey = () => server.ask('/api/get_api_key', { method: 'POST', body: { channel_key: 'alpha' } })
    await expect.poll(async () => (await getKey()).status).toBe(200)
    await primary.demote()
    await expect.poll(async () => (await getKey()).json.error?.code).toBe('unavailable')
    const away = await getKey()
    expect([away.status, Number(away.headers['retry-after'])]).toEqual([503, 1])
    await primary.promote()
    await expect.poll(async () => (await getKey()).status).toBe(200)
  })
})

describe('a connection that breaks as a transaction begins', () => {
  it('gives its place in the pool to another', async () => {
    const database = await createTestDatabase()
    afterAll(() => database.drop())
    const proxy = await openDatabaseProxy(database.url)
    afterAll(() => proxy.cut())
    const { db, close } = openDatabase({ url: proxy.url, maxConnections: 1, onError: () => {} })
    afterAll(close)
    await db.execute(sql`select 1`)
    proxy.freeze()
    const begun = db.transaction(tx => tx.execute(sql`select 1`)).catch((error: unknown) => error)
    await expect.poll(() => proxy.isWaiting()).toBe(true)
    await proxy.cut()
    expect(isDatabaseAway(await begun)).toBe(true)
    await proxy.restore()
    const { rows } = await db.transaction(tx => tx.execute(sql`select 1 as one`))
    expect(rows).toEqual([{ one: 1 }])
  })
})
