import { afterEach, expect, it } from 'vitest'
import { issueKey } from '../src/accounts/keys/index.ts'
import { buildLeague, openSeason } from './event-builder.ts'
import { openShop } from './order-builder.ts'
import { serveTests } from './serve-tests.ts'
import { addReplay, baseOf } from './video-builder.ts'

let shiftMs = 0
const now = () => new Date(Date.now() + shiftMs)
afterEach(() => {
  shiftMs = 0
})

const channels = [buildLeague('alpha', { free_preview_seconds: 60 }), buildLeague('beta')]
const server = await serveTests({ channels, now })
const season = await openSeason(server)
const begun = new Date(Date.now() - 60_000).toISOString()
const openMinute = { seconds: 30, size: '160x90', isOpen: true }

async function addLiveGame(change: object = {}): Promise<number> {
  const id = await season.add(begun, { type: 'paid', stream_status: 'live', ...change })
  await addReplay(server, id, openMinute)
  return id
}
const game = await addLiveGame()

interface Asking {
  apiKey: string
  cookie?: string | null
  eventId?: number
  /** The cookie of a browser that has played. */
  player?: string
}

const ask = ({ apiKey, cookie, player, eventId = game }: Asking) =>
  server.ask(`/api/events/${eventId}/free-preview`, {
    body: { api_key: apiKey },
    headers: { cookie: [cookie && `session=${cookie}`, player].filter(Boolean).join('; ') },
  })
const renew = (apiKey: string, playbackId: string, path = '') =>
  server.ask(`/api/playback/${playbackId}${path}`, { body: { api_key: apiKey } })
const statusOf = async (url: string) => (await server.ask(url)).status

it('a visitor gets the free seconds once: a reload goes on with them, and then they are over', async () => {
  const apiKey = await server.anonymousKey()
  const first = await ask({ apiKey })
  expect(first).toMatchObject({ status: 200, json: { total_seconds: 60, is_embedded: false } })
  expect(first.json.left_seconds).toBeCloseTo(60, 0)
  shiftMs = 40_000
  const again = await ask({ apiKey })
  expect(again.json.left_seconds).toBeGreaterThan(18)
  expect(again.json.left_seconds).toBeLessThanOrEqual(20)
  expect(await renew(apiKey, again.json.playback_id)).toMatchObject({ status: 200 })
  shiftMs = 61_000
  expect(await ask({ apiKey })).toMatchObject({ status: 402, json: { error: { code: 'purchase_needed' } } })
  expect(await renew(apiKey, again.json.playback_id)).toMatchObject({
    json: { error: { code: 'purchase_needed' } },
  })
})

it('its address expires with the free seconds, and opens nothing from before them', async () => {
  const apiKey = await server.anonymousKey()
  const eventId = await addLiveGame()
  const { json } = await ask({ apiKey, eventId })
  const list = await server.ask(json.url)
  const names = list.text.match(/^segment-\S+$/gm) ?? []
  expect(names.length).toBeGreaterThan(2)
  expect(list.text).not.toContain('#EXT-X-ENDLIST')
  const base = baseOf(json.url)
  const folder = json.url.slice(0, json.url.lastIndexOf('/') + 1)
  expect(await statusOf(folder + names[0])).toBe(200)
  const first = names[0]?.replace(/\d+/, '0') ?? ''
  expect(names).not.toContain(first)
  expect(await statusOf(folder + first)).toBe(403)
  expect(await statusOf(`${base}grant`)).toBe(403)
  // Renewed just before the end.
  shiftMs = 55_000
  const renewed = await renew(apiKey, json.playback_id)
  expect(new Date(renewed.json.expires_at).getTime() - now().getTime()).toBeLessThanOrEqual(5_000)
  expect(await statusOf(renewed.json.url)).toBe(200)
  shiftMs = 61_000
  expect(await statusOf(renewed.json.url)).toBe(403)
})

it('an account has them once on all its devices, and they are no place among its players', async () => {
  const eventId = await addLiveGame()
  const phone = await server.userKey(server.alphaId, 'two-devices@example.com')
  const laptop = { ...(await issueKey(server.ctx, server.alphaId, phone.userId)), userId: phone.userId }
  const { json } = await ask({ ...phone, eventId })
  shiftMs = 50_000
  const other = await ask({ ...laptop, eventId })
  expect(other.json.left_seconds).toBeLessThanOrEqual(10)
  // It cannot be cast, and only its own key renews it.
  expect((await renew(phone.apiKey, json.playback_id, '/cast')).status).toBe(404)
  expect((await renew(laptop.apiKey, json.playback_id)).status).toBe(404)
  const { userId, apiKey, cookie } = phone
  await openShop(server).add(userId, { event_id: eventId })
  const headers = { cookie: `session=${cookie}` }
  const bought = await server.ask(`/api/events/${eventId}/playback`, { body: { api_key: apiKey }, headers })
  expect(bought.status).toBe(200)
})

it('a browser has them once, whatever key it shows', async () => {
  const eventId = await addLiveGame()
  const { headers } = await ask({ apiKey: await server.anonymousKey(), eventId })
  const [given = ''] = [headers['set-cookie'] ?? []].flat()
  const [player = ''] = given.split(';')
  shiftMs = 50_000
  const { json } = await ask({ apiKey: await server.anonymousKey(), player, eventId })
  expect(json.left_seconds).toBeLessThanOrEqual(10)
})

it('new keys of one address do not renew them for ever', async () => {
  const eventId = await addLiveGame()
  const statuses = new Set<number>()
  for (let at = 0; at < 32; at += 1) {
    const apiKey = await server.anonymousKey()
    statuses.add((await ask({ apiKey, eventId })).status)
  }
  expect([...statuses]).toEqual([200, 429])
})

it.each([
  ['a free game', { type: 'free' }, 402, 'purchase_needed'],
  ['a game that is over', { stream_status: 'finished' }, 402, 'purchase_needed'],
  ['a private game', { is_private: true }, 404, 'not_found'],
])('%s has none', async (_, change, status, code) => {
  const apiKey = await server.anonymousKey()
  const eventId = await addLiveGame(change)
  expect(await ask({ apiKey, eventId })).toMatchObject({ status, json: { error: { code } } })
})

it('a game without a picture has none, and neither has a channel that gives none', async () => {
  const apiKey = await server.anonymousKey()
  const dark = await season.add(begun, { type: 'paid', stream_status: 'live' })
  expect(await ask({ apiKey, eventId: dark })).toMatchObject({ json: { error: { code: 'nothing_to_play' } } })
  const host = 'beta.test'
  const beta = await openSeason(server, 'beta')
  const eventId = await beta.add(begun, { type: 'paid', stream_status: 'live' })
  const body = { api_key: await server.anonymousKey('beta') }
  const refused = await server.ask(`/api/events/${eventId}/free-preview`, { body, host })
  expect(refused).toMatchObject({ status: 402, json: { error: { code: 'purchase_needed' } } })
})
