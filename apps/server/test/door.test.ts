import { describe, expect, it } from 'vitest'
import { issueKey } from '../src/accounts/keys/index.ts'
import { doorPlaces, eventMedia } from '../src/db/tables.ts'
import { forgetPlaces } from '../src/video/door/index.ts'
import { addOutsidePlayer, addSoldGame, buildLeague, openSeason } from './event-builder.ts'
import { openShop } from './order-builder.ts'
import { serveTests } from './serve-tests.ts'
import type { TestServer } from './start-test-server.ts'
import { enterStudio } from './studio-client.ts'

const league = { embed_hosts: ['video.example'] }
/** One is let in, and hardly another while the tests run. */
const config = { joinsPerSecond: 0.001, secretKey: 'a secret that both processes have in common' }
const channels = [buildLeague('alpha', league), buildLeague('beta', league)]

const server = await serveTests({ channels, config })
const other = await serveTests({ beside: server, config })
const season = await openSeason(server)
const addFreeGame = async (): Promise<number> => {
  const id = await season.add(new Date(Date.now() - 60_000).toISOString(), { stream_status: 'live' })
  await addOutsidePlayer(server, id)
  return id
}
const game = await addFreeGame()
const sold = await addSoldGame(server, { stream_status: 'live' })
await addOutsidePlayer(server, sold)

function watchWith(apiKey: string) {
  const post = (path: string, body: object, at: TestServer) =>
    at.ask(path, { body, headers: { authorization: `Bearer ${apiKey}` } })
  const open = (eventId: number, body: object = {}, at = server) =>
    post(`/api/events/${eventId}/playback`, body, at)
  return {
    open,
    /** The place that an open is answered with. */
    async come(eventId: number, body: object = {}, at = server) {
      const { status, headers, json } = await open(eventId, body, at)
      expect({ status, code: json.error?.code }).toEqual({ status: 409, code: 'in_line' })
      const { place } = json.error
      expect(headers['retry-after']).toBe(String(place.again_seconds))
      return place
    },
    renew: async (playbackId: string) => (await post(`/api/playback/${playbackId}`, {}, server)).status,
  }
}
const addVisitor = async () => watchWith(await server.anonymousKey())
let people = 0
async function addFan() {
  people += 1
  const { apiKey, userId } = await server.programKey(server.alphaId, `fan-${people}@example.com`)
  return { userId, apiKey, ...watchWith(apiKey) }
}
const look = (ticket: string, at = server) => at.ask('/api/place', { body: { ticket } })
const numberOf = async (ticket: string, at = server) => (await look(ticket, at)).json.number

const playing = await addVisitor()
const opened = await playing.open(game)

describe('when more come than can be let in', () => {
  it('one after the other has a place, and buyers go before those who watch for free', async () => {
    expect(opened.status).toBe(200)
    const [first, second] = [await addVisitor(), await addVisitor()]
    const place = await first.come(game)
    expect(place).toMatchObject({ number: 1, again_seconds: 60 })
    const next = await second.come(game)
    expect(next.number).toBe(2)
    expect(next.wait_seconds).toBeGreaterThan(place.wait_seconds)
    const buyer = await addFan()
    await openShop(server).add(buyer.userId, { event_id: sold })
    const bought = await buyer.come(sold)
    expect(bought.number).toBe(1)
    const all = [bought, place, next]
    expect(await Promise.all(all.map(({ ticket }) => numberOf(ticket)))).toEqual([1, 2, 3])
    expect(await Promise.all(all.map(({ ticket }) => numberOf(ticket, other)))).toEqual([1, 2, 3])
  })

  it('a reload keeps the place, and asking many times at two processes gives no second one', async () => {
    const visitor = await addVisitor()
    const { number } = await visitor.come(game)
    const again = await Promise.all(
      Array.from({ length: 20 }, (_, at) => visitor.come(game, {}, at % 2 ? other : server)),
    )
    expect(new Set(again.map(place => place.number))).toEqual(new Set([number]))
    expect((await (await addVisitor()).come(game)).number).toBe(number + 1)
  })

  it('an account has one place on all its devices', async () => {
    const fan = await addFan()
    const { number } = await fan.come(game)
    const { apiKey, cookie } = await issueKey(server.ctx, server.alphaId, fan.userId)
    const { json } = await other.ask(`/api/events/${game}/playback`, {
      body: { api_key: apiKey },
      headers: { cookie: `session=${cookie}` },
    })
    expect(json.error.place.number).toBe(number)
  })

  it('who may not watch hears that, and waits for nothing', async () => {
    const { status, json } = await (await addFan()).open(sold)
    expect({ status, code: json.error.code }).toEqual({ status: 402, code: 'purchase_needed' })
  })

  it('a ticket that is forged, of another session or of another game is refused', async () => {
    const visitor = await addVisitor()
    const { ticket } = await visitor.come(game)
    const [channel, line, lane, , ...rest] = ticket.split('.')
    const forged = [
      [channel, line, lane, '1', ...rest].join('.'),
      [channel, line, 'buyers', ticket.split('.')[3], ...rest].join('.'),
      `${ticket.slice(0, -1)}${ticket.endsWith('A') ? 'B' : 'A'}`,
      'nonsense',
    ]
    for (const text of forged) {
      expect((await look(text)).status).toBe(400)
      expect(await visitor.open(game, { ticket: text })).toMatchObject({
        status: 400,
        json: { error: { code: 'invalid_request', fields: { ticket: expect.any(String) } } },
      })
    }
    expect((await (await addVisitor()).open(game, { ticket })).status).toBe(400)
    expect((await visitor.open(await addFreeGame(), { ticket })).status).toBe(400)
    expect((await visitor.come(game, { ticket })).ticket).toBe(ticket)
  })

  it('who plays is never sent there: a renewal, another camera and a reload go on', async () => {
    const { playback_id: id } = opened.json
    expect(await playing.renew(id)).toBe(200)
    await addOutsidePlayer(server, game)
    const cameras = await server.ctx.db.select().from(eventMedia)
    const second = cameras.filter(({ event_id }) => event_id === game)[1]?.id
    const switched = await playing.open(game, { event_media_id: second, instead_of: id })
    expect(switched.status).toBe(200)
    const reloaded = await playing.open(game, { instead_of: switched.json.playback_id }, other)
    expect(reloaded.status).toBe(200)
    // Nobody else gets in by the number of a player.
    await (await addVisitor()).come(game, { instead_of: reloaded.json.playback_id })
  })

  it('the crew and the monitoring see how many wait, the same at both processes', async () => {
    const own = await addFreeGame()
    for (const at of [server, other]) await (await addVisitor()).come(own, {}, at)
    for (const at of [server, other]) {
      const studio = await enterStudio(at, `crew-${at.url.split(':')[2]}@alpha.test`, server.alphaId)
      const { json: room } = await studio.get(`/channels/alpha/events/${own}/room`)
      expect(room.at_door).toBe(2)
      const { json: tonight } = await studio.get('/channels/alpha/tonight')
      expect(tonight.games.find(({ id }: { id: number }) => id === own).at_door).toBe(2)
    }
    const { text } = await server.ask('/metrics')
    expect(text).toMatch(/^door_waiting\{.*lane="buyers".*\} 1$/m)
    expect(text).toMatch(/^door_answers_total\{.*outcome="straight".*\} 1$/m)
  })

  it('places that nobody can need any more are forgotten', async () => {
    const { db } = server.ctx
    const mail = { send: async () => {}, forget: async () => {} }
    const { signal } = new AbortController()
    await forgetPlaces.run({ ...server.ctx, mail, signal }, {})
    expect(await db.$count(doorPlaces)).toBeGreaterThan(0)
    const now = () => new Date(Date.now() + 7 * 3_600_000)
    await forgetPlaces.run({ ...server.ctx, now, mail, signal }, {})
    expect(await db.$count(doorPlaces)).toBe(0)
  })
})
