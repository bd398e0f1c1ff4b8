import { join } from 'node:path'
import { startEncoder } from '@grandstand/media/test-encoder'
import { afterAll, describe, expect, it } from 'vitest'
import { freePort } from '../../../e2e/support/demo-server.ts'
import { endSessionsOfUser } from '../src/accounts/keys/index.ts'
import { applyChannel } from '../src/content/channel-code/index.ts'
import { createMediaTokens } from '../src/context/media-tokens.ts'
import { openDatabase } from '../src/db/connection.ts'
import { addCamera } from '../src/video/ingest/index.ts'
import { openDatabaseProxy } from './database-proxy.ts'
import { buildLeague, openSeason } from './event-builder.ts'
import { makeTestFolder, serveTests } from './serve-tests.ts'
import { createTestDatabase } from './test-database.ts'
import { hasVarnish, startVarnish } from './varnish.ts'
import { baseOf } from './video-builder.ts'

const secretKey = 'a secret that the edge has keys of alone'
const players = 40
/** A list is held for two seconds. */
const heldMs = 1_500

const isHere = await hasVarnish()
const dir = await makeTestFolder('grandstand-edge-')
const port = await freePort()
const database = await createTestDatabase()
afterAll(() => database.drop())
const proxy = await openDatabaseProxy(database.url)
afterAll(() => proxy.cut())
const { db, close } = openDatabase({ url: database.url, onError: () => {} })
const { channelId } = await applyChannel({ db, now: () => new Date() }, buildLeague('alpha'))
await close()
const server = await serveTests({
  beside: { databaseUrl: proxy.url, alphaId: channelId, betaId: 0 },
  config: { secretKey, edgeUrls: [`http://127.0.0.1:${port}`] },
})
const upstreamPort = Number(new URL(server.url).port)
const openEdge = (name: string) => startVarnish({ dir: join(dir, name), port, upstreamPort, secretKey })
const season = await openSeason(server)
const key = await server.anonymousKey()
const tokens = createMediaTokens(secretKey)

async function goLive() {
  const eventId = await season.add(new Date(Date.now() - 60_000).toISOString())
  const { stream_key } = await addCamera(server.ctx, channelId, eventId, 'Main camera')
  const encoder = startEncoder(`rtmp://127.0.0.1:${server.rtmpPort}/live/${stream_key}`, {
    seconds: 120,
    isLive: true,
    size: '160x90',
    keyEverySeconds: 1,
  })
  const path = `/api/events/${eventId}/playback`
  const open = () => server.ask(path, { body: { api_key: key } })
  await expect.poll(async () => (await open()).status, { timeout: 30_000 }).toBe(200)
  return {
    path,
    open,
    /** Another player's list of segments, at the edge. */
    openList: async () => listOf((await open()).json.url),
    async stop() {
      encoder.child.kill('SIGKILL')
      await encoder.done
    },
  }
}

const listOf = (url: string) => `http://127.0.0.1:${port}${baseOf(url)}source/index.m3u8`
/** The list with its next part, and that part. */
async function readNext(listUrl: string) {
  const list = await (await fetch(listUrl)).text()
  const [, file = '', msn, part] = list.match(/TYPE=PART,URI="(part-(\d+)(?:-w\w+)?-(\d+)\.m4s)"/) ?? []
  return { list: `${listUrl}?_HLS_msn=${msn}&_HLS_part=${part}`, part: new URL(file, listUrl).href }
}
async function timeOf(url: string): Promise<number> {
  const startedMs = performance.now()
  await (await fetch(url)).arrayBuffer()
  return performance.now() - startedMs
}
const statusOf = async (url: string) => {
  const response = await fetch(url)
  await response.arrayBuffer()
  return response.status
}

it('tells an edge how long it may remember that an address opens', async () => {
  const game = await goLive()
  const { url } = (await game.open()).json
  const grant = await server.ask(`${baseOf(url)}grant`)
  expect([grant.status, grant.headers['surrogate-control']]).toEqual([204, 'max-age=30'])
  await game.stop()
})

describe.runIf(isHere)('an edge by the file that comes with the product', async () => {
  if (!isHere) return
  const edge = { now: await openEdge('first') }
  afterAll(() => edge.now.stop())

  it('lets everybody wait together when the encoder drops, and keeps no answer whose wait ran out', async () => {
    const game = await goLive()
    const listUrl = await game.openList()
    await game.stop()
    // What was on its way comes first.
    await expect.poll(async () => timeOf((await readNext(listUrl)).list)).toBeGreaterThan(heldMs)
    const next = await readNext(listUrl)
    const before = await edge.now.asked()
    const untilMs = performance.now() + 9_000
    const waitedMs: number[] = []
    const wait = async (url: string) => {
      while (performance.now() < untilMs) waitedMs.push(await timeOf(url))
    }
    await Promise.all(Array.from({ length: players }, () => Promise.all([wait(next.list), wait(next.part)])))
    expect(waitedMs.length).toBeGreaterThan(players * 5)
    // A list each two seconds, a part each six; a few more where somebody asks between two of them.
    expect((await edge.now.asked()) - before).toBeLessThanOrEqual(16)
    expect(Math.min(...waitedMs)).toBeGreaterThan(heldMs)
  })

  it('refuses a player that has ended, although its address has minutes, and after a start of its own too', async () => {
    const game = await goLive()
    const { apiKey, userId } = await server.programKey(channelId, 'shut-out@example.com')
    const listUrl = listOf(
      (await server.ask(game.path, { body: {}, headers: { authorization: `Bearer ${apiKey}` } })).json.url,
    )
    expect(await statusOf(listUrl)).toBe(200)
    await server.ctx.db.transaction(tx => endSessionsOfUser(tx, channelId, userId))
    await expect.poll(() => statusOf(listUrl), { timeout: 10_000 }).toBe(403)

    const running = await game.openList()
    await edge.now.stop()
    edge.now = await openEdge('second')
    await statusOf(running)
    await expect.poll(() => statusOf(listUrl), { timeout: 10_000 }).toBe(403)
    expect(await statusOf(running)).toBe(200)
    await game.stop()
  })

  it('goes on with one copy for all while nobody can renew, since the database is away', async () => {
    const game = await goLive()
    const grants = await Promise.all(
      Array.from({ length: players }, async () => {
        const [, token = ''] = (await game.openList()).match(/\/media\/([^/]+)\//) ?? []
        const grant = tokens.read(token)
        if (!grant) throw new Error(`no token: ${token}`)
        return grant
      }),
    )
    await proxy.cut()
    // What they were given last runs out just after.
    const expiresAt = new Date(Date.now() + 2_000)
    const listUrls = grants.map(grant => listOf(`/media/${tokens.write({ ...grant, expiresAt })}/`))
    for (const url of listUrls) expect(await statusOf(url)).toBe(200)
    await expect.poll(() => Date.now()).toBeGreaterThan(expiresAt.getTime() + 1_500)
    const [first = ''] = listUrls
    await expect.poll(() => statusOf(first)).toBe(200)

    const before = await edge.now.asked()
    const untilMs = performance.now() + 6_000
    const statuses = new Set<number>()
    let parts = 0
    await Promise.all(
      listUrls.map(async listUrl => {
        while (performance.now() < untilMs) {
          const next = await readNext(listUrl)
          for (const status of await Promise.all([statusOf(next.list), statusOf(next.part)]))
            statuses.add(status)
          parts += 1
        }
      }),
    )
    await proxy.restore()
    await game.stop()
    expect([...statuses]).toEqual([200])
    expect(parts).toBeGreaterThan(players * 6)
    // A question for each token, and lists and parts for all: six a second, and the newest list three times.
    expect((await edge.now.asked()) - before).toBeLessThanOrEqual(players + 6 * 12)
  })
})
