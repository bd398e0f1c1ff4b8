import { afterAll, expect, it } from 'vitest'
import { applyChannel } from '../src/content/channel-code/index.ts'
import { openDatabase } from '../src/db/connection.ts'
import { openDatabaseProxy } from './database-proxy.ts'
import { buildLeague, openSeason } from './event-builder.ts'
import { serveTests } from './serve-tests.ts'
import { createTestDatabase } from './test-database.ts'
import { addReplay } from './video-builder.ts'

const minuteMs = 60_000
let shiftMs = 0
const database = await createTestDatabase()
afterAll(() => database.drop())
const proxy = await openDatabaseProxy(database.url)
afterAll(() => proxy.cut())
const { db, close } = openDatabase({ url: database.url, onError: () => {} })
const league = buildLeague('alpha', { free_preview_seconds: 60 })
const { channelId } = await applyChannel({ db, now: () => new Date() }, league)
await close()
const server = await serveTests({
  beside: { databaseUrl: proxy.url, alphaId: channelId, betaId: 0 },
  now: () => new Date(Date.now() + shiftMs),
})
const season = await openSeason(server)
const begun = new Date(Date.now() - minuteMs).toISOString()

async function addLiveGame(type: 'free' | 'paid'): Promise<number> {
  const id = await season.add(begun, { type, stream_status: 'live' })
  await addReplay(server, id, { seconds: 30, size: '160x90', isOpen: true })
  return id
}

it('free seconds end at their time while the database is away, and what is open for longer plays on', async () => {
  const [sold, free] = [await addLiveGame('paid'), await addLiveGame('free')]
  const open = async (path: string, body: object = {}): Promise<string> => {
    const api_key = await server.anonymousKey()
    const { status, json } = await server.ask(`/api/events/${path}`, { body: { api_key, ...body } })
    expect({ path, status }).toEqual({ path, status: 200 })
    return json.url
  }
  const previews = [
    await open(`${sold}/free-preview`),
    await open(`${sold}/free-preview`, { keeps_address: true }),
  ]
  const game = await open(`${free}/playback`)
  const statusesOf = async (urls: string[]) =>
    Promise.all(urls.map(async url => (await server.ask(url)).status))
  expect(await statusesOf([...previews, game])).toEqual([200, 200, 200])
  await proxy.cut()
  const isAway = async () => {
    await statusesOf([game])
    return server.ctx.endedPlaybacks.isAway()
  }
  await expect.poll(isAway).toBe(true)
  shiftMs = 20_000
  expect(await statusesOf([...previews, game])).toEqual([200, 200, 200])
  for (const laterMs of [61_000, 10 * minuteMs]) {
    shiftMs = laterMs
    expect((await statusesOf(previews)).filter(status => status === 200)).toEqual([])
    expect(await statusesOf([game])).toEqual([200])
  }
  shiftMs = 0
  await proxy.restore()
})
