import { sql } from 'drizzle-orm'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { addSharedReplay } from './add-shared-replay.ts'
import { buildLeague } from './event-builder.ts'
import { openShop } from './order-builder.ts'
import { serveTests } from './serve-tests.ts'
import type { TestServer } from './start-test-server.ts'
import { baseOf } from './video-builder.ts'

let shiftMs = 0

const now = () => new Date(Date.now() + shiftMs)
const config = { secretKey: 'a secret that both processes have in common' }
/** Two processes on one database; the video's files are with the first. */
const here = await serveTests({ channels: [buildLeague('alpha'), buildLeague('beta')], config, now })
const there = await serveTests({ beside: here, config, now })
const { eventId } = await addSharedReplay(here, there)
afterEach(() => {
  shiftMs = 0
})

const files = ['index.m3u8', 'source/index.m3u8', 'source/segment-0.m4s', 'grant']
const opens = [200, 200, 200, 204]
const refuses = [403, 403, 403, 403]
const askAll = (server: TestServer, base: string, cookie = '', names: readonly string[] = files) =>
  Promise.all(names.map(async name => (await server.ask(base + name, { headers: { cookie } })).status))

interface Player {
  id: string
  base: string
  /** That its browser was given. */
  cookie: string
}

/** Somebody who has bought the game once, and the calls of a player. */
async function addBuyer(email: string) {
  const { apiKey, cookie, userId } = await here.userKey(here.alphaId, email)
  await openShop(here).add(userId, { event_id: eventId })
  const headers = { cookie: `session=${cookie}` }
  const post = (server: TestServer, path: string, body: object) =>
    server.ask(path, { body: { ...body, api_key: apiKey }, headers })
  const tryOpen = (server: TestServer, body: object = {}) =>
    post(server, `/api/events/${eventId}/playback`, body)
  return {
    tryOpen,
    async open(server: TestServer, body: object = {}): Promise<Player> {
      const { json, headers: given } = await tryOpen(server, body)
      const [player = ''] = [given['set-cookie'] ?? []].flat()
      return { id: json.playback_id, base: baseOf(json.url), cookie: player.split(';')[0] ?? '' }
    },
    renew: (server: TestServer, { id }: Player, body: object = {}) =>
      post(server, `/api/playback/${id}`, body),
  }
}
type Buyer = Awaited<ReturnType<typeof addBuyer>>

function firstOf([player]: Player[]): Player {
  if (!player) throw new Error('no player')
  return player
}

/** Opened in turns at both processes. */
async function openTwelve(buyer: Buyer, body: object = {}): Promise<Player[]> {
  const players: Player[] = []
  for (let at = 0; at < 12; at += 1) players.push(await buyer.open(at % 2 ? here : there, body))
  return players
}

/** Within two seconds these play and all others open nothing, at either process. */
async function expectPlaying(players: Player[], playing: Player[]): Promise<void> {
  const at = (server: TestServer, names: readonly string[]) =>
    Promise.all(players.map(player => askAll(server, player.base, player.cookie, names)))
  const granted = players.map(player => [playing.includes(player) ? 204 : 403])
  await expect
    .poll(() => Promise.all([at(here, ['grant']), at(there, ['grant'])]), { timeout: 2_000 })
    .toEqual([granted, granted])
  const expected = players.map(player => (playing.includes(player) ? opens : refuses))
  for (const server of [here, there]) expect(await at(server, files)).toEqual(expected)
}

describe('of twelve players on one purchase, two play', () => {
  it('when they are started again', async () => {
    const buyer = await addBuyer('anew@example.com')
    const players = await openTwelve(buyer)
    await expectPlaying(players, players.slice(-2))
    // A stretch of the video is no other way in.
    const stretches = [players[0], players.at(-1)].map(player => {
      const grant = here.ctx.mediaTokens.read(player?.base.split('/')[2] ?? '')
      if (!grant) throw new Error('no grant')
      return `/media/${here.ctx.mediaTokens.write({ ...grant, scope: { fromMs: 0, toMs: 1_000 } })}/`
    })
    expect(await Promise.all(stretches.map(base => askAll(there, base, '', ['source/index.m3u8'])))).toEqual([
      [403],
      [200],
    ])
    // The oldest are told why.
    expect((await buyer.renew(here, firstOf(players))).json.error.code).toBe('playback_replaced')
  })

  it('when ten were closed, and got no new address for it', async () => {
    const buyer = await addBuyer('leaver@example.com')
    const players: Player[] = []
    for (let at = 0; at < 12; at += 1) {
      const player = await buyer.open(here)
      players.push(player)
      if (at >= 10) continue
      const { status, json } = await buyer.renew(at % 2 ? here : there, player, { leaves: true })
      expect({ status, url: json.url }).toEqual({ status: 200, url: null })
    }
    await expectPlaying(players, players.slice(-2))
    expect((await buyer.renew(here, firstOf(players))).status).toBe(404)
  })

  it('when they replace each other, as with another camera', async () => {
    const buyer = await addBuyer('cameras@example.com')
    const players = [await buyer.open(here)]
    for (let at = 1; at < 12; at += 1)
      players.push(await buyer.open(here, { instead_of: players.at(-1)?.id }))
    await expectPlaying(players, players.slice(-1))
  })

  it('when they keep their address, only in the browser that got it', async () => {
    const buyer = await addBuyer('native@example.com')
    const players = await openTwelve(buyer, { keeps_address: true })
    await expectPlaying(players, players.slice(-2))
    const last = firstOf(players.slice(-1))
    for (const seconds of [0, 40]) {
      shiftMs = seconds * 1000
      for (const server of [here, there]) {
        expect(await askAll(server, last.base, last.cookie)).toEqual(opens)
        expect(await askAll(server, last.base)).toEqual(refuses)
        expect(await askAll(server, last.base, players[0]?.cookie)).toEqual(refuses)
      }
      shiftMs = 20_000
      expect((await buyer.renew(here, last)).status).toBe(200)
    }
  })

  it('when they were silent for a while in between', async () => {
    const buyer = await addBuyer('lapsed@example.com')
    const players: Player[] = []
    for (let at = 0; at < 12; at += 1) {
      players.push(await buyer.open(here))
      shiftMs += 91_000
    }
    shiftMs -= 91_000
    const renewed = await Promise.all(players.map(player => buyer.renew(here, player)))
    expect(renewed.filter(({ status }) => status === 200)).toHaveLength(1)
  })

  it('when the news was lost with the connection to the database', async () => {
    const buyer = await addBuyer('lost@example.com')
    const players = [await buyer.open(here), await buyer.open(there)]
    await expectPlaying(players, players)
    await here.ctx.db.execute(
      sql`select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and pid <> pg_backend_pid() and application_name like 'grandstand%'`,
    )
    for (let at = 0; at < 2; at += 1)
      players.push(await vi.waitFor(() => buyer.open(here), { timeout: 20_000 }))
    await expectPlaying(players, players.slice(-2))
  })
})

it('an account starts thirty players in five minutes, across all processes', async () => {
  const buyer = await addBuyer('starter@example.com')
  const start = async (count: number) =>
    (
      await Promise.all(Array.from({ length: count }, (_, at) => buyer.tryOpen(at % 2 ? here : there)))
    ).filter(({ status }) => status === 200).length
  expect(await start(20)).toBe(20)
  expect(await start(20)).toBe(10)
  const refused = await buyer.tryOpen(there)
  expect(refused).toMatchObject({ status: 429, headers: { 'retry-after': '60' } })
  shiftMs = 5 * 60_000
  expect(await start(1)).toBe(1)
})
