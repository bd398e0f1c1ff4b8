import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, expect, it } from 'vitest'
import { clipJobs } from '../src/clips/clips/making/clip-jobs.ts'
import { openDatabase } from '../src/db/connection.ts'
import { clips, users } from '../src/db/tables.ts'
import { openClipServer, openCutter } from './clip-builder.ts'
import { openLocks } from './open-locks.ts'
import { enterStudio } from './studio-client.ts'

const { server, game } = await openClipServer()
afterAll(() => server.stop())
const database = openDatabase({ url: server.databaseUrl, maxConnections: 2, onError: () => {} })
afterAll(() => database.close())
const owner = await openCutter(server, 'owner@example.com')
const other = await openCutter(server, 'other@example.com')
const studio = await enterStudio(server, 'chief@example.com', server.alphaId)
const clip = (await owner.cut(game, { is_public: true })).json
await owner.settled(clip.id)

const { countWaiting, holdUp } = openLocks(database.db, () => other.get('/clips/user'))

it('forty changes of a clip at once have one connection wait for it, and hold up nobody else', async () => {
  const row = sql`select id from ${clips} where id = ${clip.id}`
  const change = (at: number) => owner.post(`/clip/${clip.id}`, { name: `Goal ${at}` })
  expect(await holdUp(row, change)).toEqual({ waiting: 1, others: [200], answers: [200] })
})

it('forty cuts of one user at once have one connection wait for the user', async () => {
  const row = sql`select id from ${users} where id = ${owner.userId}`
  const idempotency_key = randomUUID()
  // The same tap, so that there is one clip to make.
  const cut = () => owner.cut(game, { start_time: 1, duration: 1, idempotency_key })
  expect(await holdUp(row, cut)).toEqual({ waiting: 1, others: [200], answers: [200] })
})

it('whatever else a user or an operator changes forty times at once leaves most connections to others', async () => {
  const ofUser = sql`select id from ${users} where id = ${owner.userId}`
  const rename = (at: number) => owner.post('/profile', { _method: 'patch', first_name: `Ada ${at}` })
  const renamed = await holdUp(ofUser, rename)
  expect(renamed.others).toEqual([200])
  expect(renamed.waiting).toBeLessThanOrEqual(3)
  const ofClip = sql`select id from ${clips} where id = ${clip.id}`
  const verdict = { verdict: 'hidden', cut: 1, name: 'Goal' }
  const judged = await holdUp(ofClip, () => studio.post(`/channels/alpha/clips/${clip.id}/verdict`, verdict))
  expect(judged.others).toEqual([200])
  expect(judged.waiting).toBeLessThanOrEqual(3)
})

/** Jobs of clips that a worker has begun. */
async function countBegun(): Promise<number> {
  const { rows } = await database.db.execute<{ count: number }>(
    sql`select count(*)::int as count from pgboss.job where name like 'cut-clip%' and state = 'active'`,
  )
  return rows[0]?.count ?? 0
}

it('all workers on one clip have one connection wait for it', async () => {
  const payload = { channel_id: server.alphaId, clip_id: clip.id, cut: 0 }
  await database.db.transaction(async tx => {
    await tx.execute(sql`select id from ${clips} where id = ${clip.id} for update`)
    for (let job = 0; job < 5; job += 1)
      await server.ctx.db.transaction(jobs =>
        server.ctx.jobs.add(jobs, clipJobs.own, payload, server.ctx.nodes.site),
      )
    await expect.poll(countBegun, { timeout: 20_000 }).toBe(5)
    await expect.poll(countWaiting, { timeout: 8_000 }).toBeGreaterThan(0)
    expect((await other.get('/clips/user')).status).toBe(200)
    expect(await countWaiting()).toBe(1)
  })
  await expect.poll(countBegun, { timeout: 20_000 }).toBe(0)
})

it('a user who asks for more than can wait is asked to come back', async () => {
  const row = sql`select id from ${clips} where id = ${clip.id}`
  const statuses: number[] = []
  await database.db.transaction(async tx => {
    await tx.execute(sql`${row} for update`)
    const asked = Array.from({ length: 60 }, (_, at) => owner.post(`/clip/${clip.id}`, { name: `${at}` }))
    for (const answer of asked) void answer.then(({ status }) => statuses.push(status))
    await expect.poll(() => statuses, { timeout: 8_000 }).toContain(429)
  })
  await expect.poll(() => statuses.length, { timeout: 20_000 }).toBe(60)
  expect(new Set(statuses)).toEqual(new Set([200, 429]))
})
