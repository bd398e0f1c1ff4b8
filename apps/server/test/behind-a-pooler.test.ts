import { sql } from 'drizzle-orm'
import { afterAll, describe, expect, it, vi } from 'vitest'
import { updateEvent } from '../src/catalogue/events/index.ts'
import { applyChannel } from '../src/content/channel-code/index.ts'
import { openDatabase } from '../src/db/connection.ts'
import { registerPerson } from './browser.ts'
import { buildLeague, openSeason } from './event-builder.ts'
import { openStream } from './event-stream-client.ts'
import { openMailbox } from './mailbox.ts'
import { findPgBouncer, startPgBouncer } from './pgbouncer.ts'
import { serveTests } from './serve-tests.ts'
import { createTestDatabase } from './test-database.ts'
import { openTransactionPooler } from './transaction-pooler.ts'

const pgBouncer = findPgBouncer()
const poolers = [
  { name: 'a pooler that gives each transaction another connection', open: openTransactionPooler },
  ...(pgBouncer === null
    ? []
    : [{ name: 'PgBouncer', open: (url: string) => startPgBouncer(pgBouncer, url) }]),
]

describe.each(poolers)('behind $name', async ({ open }) => {
  const database = await createTestDatabase()
  afterAll(() => database.drop())
  const pooler = await open(database.url)
  afterAll(() => pooler.close())
  const direct = openDatabase({ url: database.url, onError: () => {} })
  afterAll(() => direct.close())
  const { channelId: alphaId } = await applyChannel(
    { db: direct.db, now: () => new Date() },
    buildLeague('alpha'),
  )
  const options = {
    beside: { databaseUrl: pooler.url, alphaId, betaId: 0 },
    config: { databaseDirectUrl: database.url, secretKey: 'a secret that all processes have in common' },
  }
  // Both at once: each sets the limits of the role.
  const [here, there] = await Promise.all([serveTests(options), serveTests(options)])
  const season = await openSeason(here)
  const key = await here.anonymousKey()
  const eventId = await season.add('2026-11-16T20:00:00Z', { teams: ['heloise-ball', 'team'] })

  it('each connection has the limits of a pool, and misspelt words find games', async () => {
    for (const { ctx } of [here, there])
      for (let count = 0; count < 8; count += 1) {
        const { rows } = await ctx.db.transaction(tx =>
          tx.execute(sql`select current_setting('statement_timeout') as statement,
            current_setting('idle_in_transaction_session_timeout') as idle,
            current_setting('pg_trgm.word_similarity_threshold') as alike`),
        )
        expect(rows).toEqual([{ statement: '10s', idle: '30s', alike: '0.45' }])
      }
    const { json } = await there.ask(`/api/events?text=heloisa&api_key=${key}`)
    expect(json.items.map(({ id }: { id: number }) => id)).toEqual([eventId])
  })

  it('no statement keeps a name, which the next connection would not know', async () => {
    for (let count = 0; count < 8; count += 1)
      for (const { ask, ctx } of [here, there]) {
        expect((await ask(`/api/events/${eventId}?api_key=${key}`)).status).toBe(200)
        const { rows } = await ctx.db.execute(sql`select name from pg_prepared_statements`)
        expect(rows).toEqual([])
      }
  })

  it('a process hears what another changes', async () => {
    const streams = await Promise.all([here, there].map(({ url }) => openStream(url, key)))
    const scores = [{ participant_id: season.team('team'), score: 7 }]
    await updateEvent(there.ctx, alphaId, eventId, { scores })
    for (const { messages } of streams)
      await expect.poll(() => JSON.stringify(messages.map(({ data }) => data?.scores))).toContain('"score":7')
    for (const { close } of streams) close()
  })

  it('a worker hears of a job at once, and does it once', async () => {
    await registerPerson(here, 'pooled@example.com')
    const boxes = [here, there].map(server => openMailbox(server))
    const mails = async () =>
      (await Promise.all(boxes.map(({ mailsTo }) => mailsTo('pooled@example.com')))).flat()
    // Sooner than anybody looks for jobs that wait.
    await vi.waitFor(async () => expect(await mails()).toHaveLength(1), { timeout: 2_000 })
  })

  it('backups and what else needs one connection go past it', () => {
    for (const { ctx } of [here, there]) expect(ctx.deployment.backups.databaseUrl).toBe(database.url)
  })
})
