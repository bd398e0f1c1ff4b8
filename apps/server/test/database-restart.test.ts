import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, describe, expect, it } from 'vitest'
import { readConfig } from '../src/config/read-config.ts'
import { applyChannel } from '../src/content/channel-code/index.ts'
import { pausePostgres, resumePostgres } from '../src/db/embedded/index.ts'
import { layout } from '../src/db/embedded/layout.ts'
import { findProcess } from '../src/db/embedded/processes.ts'
import { type RunningServer, startServer } from '../src/start/start-server.ts'
import { buildChannel } from './channel-builder.ts'
import { makeTestFolder } from './serve-tests.ts'

let server: RunningServer
const config = () => ({
  ...readConfig({}),
  port: 0,
  host: '127.0.0.1',
  dataDir: join(dir, 'data'),
  demo: false,
  rateLimitScale: 100_000,
  logLevel: 'silent' as const,
})
const start = () => startServer(config(), { say: () => {} })
const getKey = async () => {
  const response = await fetch(`${server.url}/api/get_api_key`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ channel_key: 'alpha' }),
  })
  const body = await response.json()
  return { status: response.status, key: body.api_key, retryAfter: response.headers.get('retry-after') }
}
const countKeys = async () => {
  const { rows } = await server.ctx.db.execute<{ count: number }>(
    sql`select count(*)::int as count from api_keys`,
  )
  return rows[0]?.count
}
const postgresDir = () => join(dir, 'data/postgres')

const dir = await makeTestFolder('grandstand-restart-')
server = await start()
await applyChannel(server.ctx, buildChannel('alpha'))
afterAll(() => server.stop())

describe('PostgreSQL', () => {
  it('may be stopped: pages stay and calls with keys get 503; after a start everything goes on', async () => {
    await expect.poll(async () => (await getKey()).status).toBe(200)
    expect((await fetch(server.url)).status).toBe(200)
    expect((await fetch(`${server.url}/api/channel-bootstrap-data`)).status).toBe(200)

    await pausePostgres(postgresDir())
    const away = await getKey()
    expect(away.status).toBe(503)
    expect(Number(away.retryAfter)).toBeGreaterThan(0)
    for (const language of ['en', 'fr', 'bg']) {
      const page = await fetch(`${server.url}/faq`, { headers: { 'accept-language': language } })
      expect(page.status).toBe(200)
      expect(await page.text()).toContain(`<html lang="${language}">`)
    }
    const crashed = await fetch(`${server.url}/watch/1`, { headers: { 'accept-language': 'fr' } })
    expect(crashed.status).toBe(503)
    expect(await crashed.text()).toContain('Oups\u202f!')
    expect((await fetch(`${server.url}/api/channel-bootstrap-data`)).status).toBe(200)
    expect((await fetch(`${server.url}/readyz`)).status).toBe(503)
    // A balancer leaves it where it is: running players play on.
    expect((await fetch(`${server.url}/readyz?database=0`)).status).toBe(200)
    expect((await fetch(`${server.url}/healthz`)).status).toBe(200)

    await resumePostgres(postgresDir())
    await expect.poll(async () => (await getKey()).status, { timeout: 3_000 }).toBe(200)
  })

  it('may be killed under load: the server survives, answers 503 meanwhile, and loses nothing that it confirmed', async () => {
    let confirmed = (await countKeys()) ?? 0
    let isLoading = true
    const statuses = new Set<number>()
    const load = async () => {
      while (isLoading) {
        const { status } = await getKey()
        statuses.add(status)
        if (status === 200) confirmed += 1
        else await new Promise(resolve => setTimeout(resolve, 20))
      }
    }
    const loads = [load(), load(), load()]
    for (let round = 0; round < 3; round += 1) {
      await new Promise(resolve => setTimeout(resolve, 300))
      const pid = await readPid()
      process.kill(pid, 'SIGQUIT')
      // Until it is gone it may still answer.
      await expect.poll(() => findProcess(pid), { timeout: 20_000 }).toBeNull()
      await expect.poll(async () => (await getKey()).status, { timeout: 20_000 }).toBe(200)
    }
    isLoading = false
    await Promise.all(loads)
    expect([...statuses].sort()).toEqual([200, 503])
    expect(await countKeys()).toBeGreaterThanOrEqual(confirmed)
  }, 90_000)

  it('may break a connection between two statements of a transaction', async () => {
    const { db } = server.ctx
    const cut = db.transaction(async tx => {
      const { rows } = await tx.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`)
      await db.execute(sql`select pg_terminate_backend(${rows[0]?.pid})`)
      await new Promise(resolve => setTimeout(resolve, 100))
      await tx.execute(sql`select 1`)
    })
    await expect(cut).rejects.toThrow()
    expect((await getKey()).status).toBe(200)
  })

  it('keeps everything across a restart of the server', async () => {
    const before = await countKeys()
    await server.stop()
    server = await start()
    expect(await countKeys()).toBe(before)
    expect((await getKey()).status).toBe(200)
  })
})

/** A file that is just being written says nothing; and a signal to process 0 goes to all that run here. */
async function readPid(): Promise<number> {
  const pid = Number.parseInt(
    await readFile(join(layout.pgdata(postgresDir()), 'postmaster.pid'), 'utf8'),
    10,
  )
  if (!(pid > 0)) throw new Error('PostgreSQL has not said its pid')
  return pid
}
