import { sql } from 'drizzle-orm'
import { afterAll, describe, expect, it, vi } from 'vitest'
import { allowSeconds } from '../src/db/allow-seconds.ts'
import { openDatabase } from '../src/db/connection.ts'
import { isDatabaseAway } from '../src/db/database-away.ts'
import { openJobDatabase } from '../src/jobs/open-job-database.ts'
import { buildChannel } from './channel-builder.ts'
import { openDatabaseProxy } from './database-proxy.ts'
import { serveTests } from './serve-tests.ts'
import { createTestDatabase } from './test-database.ts'

/** As a statement may take at the database, and a little for the way. */
const limitMs = 12_000
const slackMs = 8_000

async function openProxied() {
  const database = await createTestDatabase()
  afterAll(() => database.drop())
  const proxy = await openDatabaseProxy(database.url)
  afterAll(() => proxy.cut())
  return proxy
}

async function openPool() {
  const proxy = await openProxied()
  const opened = openDatabase({ url: proxy.url, maxConnections: 1, onError: () => {} })
  afterAll(opened.close)
  return { ...opened, proxy }
}

const secondsOf = async (work: Promise<unknown>) => {
  const startedAtMs = performance.now()
  await work
  return (performance.now() - startedAtMs) / 1000
}

/** Tests that run side by side have no `expect.poll`. */
const soon = (check: () => unknown) => vi.waitFor(check, { timeout: 20_000 })

describe.concurrent('a database that takes statements and never answers', () => {
  type Opened = Awaited<ReturnType<typeof openPool>>
  const one = sql`select 1 as one`
  it.each([
    [
      'a statement',
      ({ db, proxy }: Opened) => {
        proxy.freeze()
        return db.execute(one)
      },
    ],
    [
      'a transaction that begins',
      ({ db, proxy }: Opened) => {
        proxy.freeze()
        return db.transaction(tx => tx.execute(one))
      },
    ],
    [
      'a transaction that has begun',
      ({ db, proxy }: Opened) =>
        db.transaction(async tx => {
          await tx.execute(one)
          proxy.freeze()
          await tx.execute(one)
        }),
    ],
  ])('counts as away for %s after a while, and no connection to it is kept', async (_, ask) => {
    const opened = await openPool()
    const { db, pool, proxy } = opened
    await db.execute(one)
    const given = ask(opened).catch((error: unknown) => error)
    expect(await secondsOf(given)).toBeLessThan((limitMs + slackMs) / 1000)
    expect(isDatabaseAway(await given)).toBe(true)
    expect(pool.totalCount).toBe(0)
    // It is known now, so others do not wait as long.
    const next = db.execute(one).catch((error: unknown) => error)
    expect(await secondsOf(next)).toBeLessThan(limitMs / 2000)
    expect(isDatabaseAway(await next)).toBe(true)
    proxy.thaw()
    await soon(async () => expect((await db.execute(one)).rows).toEqual([{ one: 1 }]))
  })

  it('lets a connection that alone was lost cost its own caller, and nobody else', async () => {
    const { db, proxy } = await openPool()
    await db.execute(sql`select 1`)
    proxy.freeze()
    const lost = db.execute(sql`select 1`).catch((error: unknown) => error)
    await soon(() => expect(proxy.isWaiting()).toBe(true))
    proxy.thaw()
    expect(isDatabaseAway(await lost)).toBe(true)
    expect((await db.execute(sql`select 2 as two`)).rows).toEqual([{ two: 2 }])
  })

  it('ends a question of the jobs, which ask again', async () => {
    const proxy = await openProxied()
    const jobs = openJobDatabase({
      url: proxy.url,
      directUrl: proxy.url,
      maxConnections: 1,
      onError: () => {},
    })
    afterAll(jobs.close)
    await jobs.db.executeSql('select 1')
    proxy.freeze()
    await expect(jobs.db.executeSql('select 1')).rejects.toThrow()
    proxy.thaw()
    expect((await jobs.db.executeSql('select 1 as one')).rows).toEqual([{ one: 1 }])
  }, 90_000)

  it('is answered with 503 and when to ask again, and calls go on once it answers', async () => {
    const proxy = await openProxied()
    const server = await serveTests({ beside: { databaseUrl: proxy.url, alphaId: 0, betaId: 0 } })
    await server.apply(buildChannel('alpha'))
    const getKey = () => server.ask('/api/get_api_key', { method: 'POST', body: { channel_key: 'alpha' } })
    await soon(async () => expect((await getKey()).status).toBe(200))
    // Each of its connections is open, so that each has somebody who waits.
    await Promise.all(Array.from({ length: 10 }, () => server.ctx.db.execute(sql`select pg_sleep(0.5)`)))
    proxy.freeze()
    const startedAtMs = performance.now()
    // More than there are connections.
    const answers = await Promise.all(Array.from({ length: 40 }, getKey))
    for (const { status, json, headers } of answers)
      expect([status, json.error?.code, Number(headers['retry-after'])]).toEqual([503, 'unavailable', 1])
    expect(performance.now() - startedAtMs).toBeLessThan(2 * limitMs + slackMs)
    const refused = getKey()
    expect(await secondsOf(refused)).toBeLessThan(limitMs / 2000)
    expect((await refused).status).toBe(503)
    proxy.thaw()
    await soon(async () => expect((await getKey()).status).toBe(200))
  })
})

describe('a statement that takes longer than others may', () => {
  it('is waited for as long as its transaction allows, and the next transaction has the usual limit', async () => {
    const { db } = await openPool()
    const slept = await db.transaction(async tx => {
      await allowSeconds(tx, 60)
      const { rows } = await tx.execute(sql`select pg_sleep(${(limitMs + 2_000) / 1000}), 1 as one`)
      return rows
    })
    expect(slept).toMatchObject([{ one: 1 }])
    const { rows } = await db.transaction(tx =>
      tx.execute(sql`select current_setting('statement_timeout') as usual`),
    )
    expect(rows).toEqual([{ usual: '10s' }])
  })
})
