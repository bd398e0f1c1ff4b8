import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { auditLog, gameLinks } from '../src/db/tables.ts'
import { forgetGameLinks } from '../src/games/game-links/index.ts'
import { buildLeague, openSeason } from './event-builder.ts'
import { serveTests } from './serve-tests.ts'
import { cookieOf, enterStudio, postStudio, studioClient } from './studio-client.ts'

let time = new Date()
const server = await serveTests({ channels: [buildLeague('alpha')], now: () => time })
const studio = await enterStudio(server, 'all@example.com', server.alphaId)
const season = await openSeason(server)
const inHours = (hours: number) => new Date(time.getTime() + hours * 3_600_000).toISOString()
const game = await season.add(inHours(2))
const other = await season.add(inHours(3))

const links = '/channels/alpha/game-links'
const board = (id: number) => `/channels/alpha/events/${id}/board`
const tap = (version: number) => ({
  tap: { type: 'period', period: 'Half' },
  key: randomUUID(),
  version,
  ago_ms: 0,
})

async function make(kind: 'scorer' | 'camera', event_id = game) {
  const { json, status } = await studio.post(links, { event_id, kind, name: 'Desk' })
  expect(status).toBe(200)
  const token: string = json.link.split('#')[1]
  return { id: json.id, token, expires_at: json.expires_at }
}

async function open(token: string) {
  const answer = await postStudio(server, '/link', { token })
  return { answer, helper: studioClient(server, cookieOf(answer)) }
}

describe('a link without an account', () => {
  it('opens the board of its game and nothing else', async () => {
    const { token } = await make('scorer')
    const { answer, helper } = await open(token)
    expect(answer.json).toMatchObject({ event_id: game, kind: 'scorer', camera_id: null })
    const seen = await helper.get(board(game))
    expect(seen.status).toBe(200)
    const [period] = seen.json.periods
    const tapped = await helper.post(`${board(game)}/tap`, {
      ...tap(seen.json.version),
      tap: { type: 'period', period },
    })
    expect(tapped.json).toMatchObject({ version: seen.json.version + 1 })
    for (const path of [
      board(other),
      '/channels/alpha/tonight',
      '/me',
      `/channels/alpha/events/${game}`,
      links,
    ])
      expect({ path, status: (await helper.get(path)).status }).toEqual({ path, status: 401 })
    expect((await helper.post(`/channels/alpha/events/${game}/start`)).status).toBe(401)
    const log = await server.ctx.db.select().from(auditLog).where(eq(auditLog.action, 'tap_board'))
    expect(log).toMatchObject([{ operator_id: null, operator_email: 'Desk (all@example.com)' }])
  })

  it('opens again by its cookie alone, and by nothing where there is none', async () => {
    const { id, token } = await make('scorer')
    const { helper } = await open(token)
    const again = await helper.post('/link', {})
    expect(again.json).toMatchObject({ event_id: game, kind: 'scorer' })
    expect(again.text).not.toContain(token)
    expect((await postStudio(server, '/link', {})).status).toBe(404)
    await studio.post(`${links}/${id}/revoke`)
    expect((await helper.post('/link', {})).status).toBe(404)
  })

  it('gives a camera its address and key, and those of no other', async () => {
    const { token } = await make('camera')
    const { answer, helper } = await open(token)
    const path = `/channels/alpha/events/${game}`
    const live = await helper.get(`${path}/go-live`)
    expect(live.json.cameras.map(({ id }: { id: number }) => id)).toContain(answer.json.camera_id)
    const key = await helper.get(`${path}/cameras/${answer.json.camera_id}/key`)
    expect(key.json.stream_key).toEqual(expect.any(String))
    const second = await studio.post(`${path}/cameras`, { name: 'Second' })
    for (const refused of [
      await helper.get(`${path}/cameras/${second.json.id}/key`),
      await helper.get(board(game)),
      await helper.post(`${path}/cameras/${answer.json.camera_id}/rotate`),
    ])
      expect(refused.status).toBe(401)
  })

  it('of a camera that is named opens that one, and is not made for one of another game', async () => {
    const path = `/channels/alpha/events/${game}`
    const { json: third } = await studio.post(`${path}/cameras`, { name: 'Third' })
    const wanted = { kind: 'camera', name: 'Desk', camera_id: third.id }
    const { json } = await studio.post(links, { ...wanted, event_id: game })
    const { answer } = await open(json.link.split('#')[1])
    expect(answer.json.camera_id).toBe(third.id)
    expect((await studio.post(links, { ...wanted, event_id: other })).status).toBe(404)
  })

  it('is made by a producer', async () => {
    const producer = await enterStudio(server, 'produces@example.com', server.alphaId, 'producer')
    const { status } = await producer.post(links, { event_id: game, kind: 'scorer', name: 'Desk' })
    expect(status).toBe(200)
  })

  it('ends at once when it is revoked, and by itself a day after the game began', async () => {
    const one = await make('scorer')
    const { helper } = await open(one.token)
    expect((await studio.post(`${links}/${one.id}/revoke`)).status).toBe(200)
    expect((await helper.get(board(game))).status).toBe(401)
    expect((await open(one.token)).answer.status).toBe(404)
    expect((await studio.post(`${links}/${one.id}/revoke`)).status).toBe(404)
    const two = await make('scorer')
    const { helper: late } = await open(two.token)
    time = new Date(Date.parse(two.expires_at) + 1)
    expect((await late.get(board(game))).status).toBe(401)
    time = new Date()
  })

  it('shares one camera when two are made at once', async () => {
    const fresh = await season.add(inHours(4))
    const tokens = await Promise.all([make('camera', fresh), make('camera', fresh)])
    const opened = await Promise.all(tokens.map(({ token }) => open(token)))
    const ids = new Set(opened.map(({ answer }) => answer.json.camera_id))
    expect([...ids]).toEqual([expect.any(Number)])
  })

  it('ends with the person who made it, or sleeps while their role may make none', async () => {
    const owner = await enterStudio(server, 'chief@example.com', server.alphaId)
    const maker = await enterStudio(server, 'leaves@example.com', server.alphaId, 'producer')
    const { json } = await maker.post(links, { event_id: game, kind: 'scorer', name: 'Gate' })
    const token: string = json.link.split('#')[1]
    const { helper } = await open(token)
    const seen = async () => [(await helper.get(board(game))).status, (await open(token)).answer.status]
    const isListed = async () =>
      (await owner.get(links)).json.items.some(({ id }: { id: number }) => id === json.id)
    expect([...(await seen()), await isListed()]).toEqual([200, 200, true])
    const { id } = (await maker.get('/me')).json
    const people = `/channels/alpha/people/${id}`
    await owner.post(`${people}/role`, { role: 'helpdesk' })
    expect([...(await seen()), await isListed()]).toEqual([401, 404, false])
    // The Studio offers to undo a change of role.
    await owner.post(`${people}/role`, { role: 'producer' })
    expect(await seen()).toEqual([200, 200])
    await owner.post(`${people}/remove`)
    expect([...(await seen()), await isListed()]).toEqual([401, 404, false])
  })

  it('ends with the key of the program that made it', async () => {
    const { json: made } = await studio.post('/channels/alpha/api-keys', {
      name: 'Planner',
      role: 'producer',
    })
    const body = { event_id: game, kind: 'scorer', name: 'Gate' }
    const headers = { authorization: `Bearer ${made.key}` }
    const { json } = await server.ask(`/api/studio${links}`, { body, headers })
    const token: string = json.link.split('#')[1]
    const { answer, helper } = await open(token)
    expect([answer.status, (await helper.get(board(game))).status]).toEqual([200, 200])
    expect((await studio.post(`/channels/alpha/api-keys/${made.id}/revoke`)).status).toBe(200)
    expect((await helper.get(board(game))).status).toBe(401)
    expect((await open(token)).answer.status).toBe(404)
  })

  it('leaves no row behind a week after it ended', async () => {
    const one = await make('scorer')
    const kept = await make('scorer')
    await studio.post(`${links}/${one.id}/revoke`)
    const ids = async () =>
      (await server.ctx.db.select({ id: gameLinks.id }).from(gameLinks)).map(({ id }) => id)
    const mail = { send: async () => {}, forget: async () => {} }
    const { signal } = new AbortController()
    const inEightDays = new Date(time.getTime() + 8 * 86_400_000)
    await forgetGameLinks.run({ ...server.ctx, now: () => inEightDays, mail, signal }, {})
    expect(await ids()).not.toContain(one.id)
    expect(await ids()).toContain(kept.id)
  })

  it('is stored as a hash, and belongs to its channel', async () => {
    const { token } = await make('scorer')
    const rows = await server.ctx.db.select().from(gameLinks)
    expect(JSON.stringify(rows)).not.toContain(token)
    const listed = await studio.get(links)
    expect(listed.text).not.toContain(token)
    const { id } = listed.json.items[0]
    const owner = await enterStudio(server, 'whole@example.com')
    expect((await owner.post(`/channels/beta/game-links/${id}/revoke`)).status).toBe(404)
    const scorer = await enterStudio(server, 'scorer@example.com', server.alphaId, 'scorer')
    expect((await scorer.post(links, { event_id: game, kind: 'scorer', name: 'x' })).status).toBe(403)
    expect((await open('x'.repeat(43))).answer.status).toBe(404)
  })
})
