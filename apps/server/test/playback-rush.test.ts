import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { endSession, hashSecret } from '../src/accounts/keys/index.ts'
import { eventMedia, events, watchPositions } from '../src/db/tables.ts'
import { addEmbeddedMedia } from '../src/video/playback/index.ts'
import { buildLeague, openSeason } from './event-builder.ts'
import { openShop } from './order-builder.ts'
import { serveTests } from './serve-tests.ts'

const league = { embed_hosts: ['video.example'] }

const server = await serveTests({ channels: [buildLeague('alpha', league), buildLeague('beta', league)] })
const season = await openSeason(server)

const addPlayer = (eventId: number, name = 'Partner') =>
  addEmbeddedMedia(server.ctx, server.alphaId, eventId, {
    type: 'embedded',
    url: `https://video.example/${name}`,
    name,
  })
async function addGame(type: 'free' | 'register' | 'ppv'): Promise<number> {
  const id = await season.add(new Date(Date.now() - 60_000).toISOString(), { type, stream_status: 'live' })
  await addPlayer(id)
  return id
}
/** Somebody with a key, and the two calls of a player. */
function watchWith(apiKey: string, more: Record<string, string> = {}) {
  const headers = { authorization: `Bearer ${apiKey}`, ...more }
  const post = (path: string, body: object) => server.ask(path, { body, headers })
  return {
    open: async (eventId: number, body: object = {}) =>
      (await post(`/api/events/${eventId}/playback`, body)).json.playback_id,
    tryOpen: (eventId: number, body: object = {}) => post(`/api/events/${eventId}/playback`, body),
    renew: async (playbackId: string, body: object = {}) => {
      const { status, json } = await post(`/api/playback/${playbackId}`, body)
      return status === 200 ? 200 : json.error.code
    },
  }
}
let people = 0
async function addFan() {
  people += 1
  const user = await server.programKey(server.alphaId, `rush-${people}@example.com`)
  return { ...user, ...watchWith(user.apiKey) }
}
const times = <Made>(count: number, make: (at: number) => Promise<Made>) =>
  Promise.all(Array.from({ length: count }, (_, at) => make(at)))

it('when ten accounts each open five players at once, two stay per account, and visitors keep all of theirs', async () => {
  const eventId = await addGame('register')
  const free = await addGame('free')
  const fans = await times(10, addFan)
  const visitors = await times(10, async () => watchWith(await server.anonymousKey()))
  const [opened, seen] = await Promise.all([
    Promise.all(fans.map(fan => times(5, () => fan.open(eventId)))),
    Promise.all(visitors.map(visitor => times(5, () => visitor.open(free)))),
  ])
  const kept = await Promise.all(
    fans.map(async (fan, at) => (await Promise.all((opened[at] ?? []).map(id => fan.renew(id)))).toSorted()),
  )
  expect(kept).toEqual(
    fans.map(() => [200, 200, 'playback_replaced', 'playback_replaced', 'playback_replaced']),
  )
  const all = await Promise.all(
    visitors.flatMap((visitor, at) => (seen[at] ?? []).map(id => visitor.renew(id))),
  )
  expect(new Set(all)).toEqual(new Set([200]))
})

it('players that renew at the same moment each keep their user’s position, and hear only of their own end', async () => {
  const eventId = await addGame('register')
  const fans = await times(6, addFan)
  const players = await Promise.all(fans.map(fan => fan.open(eventId)))
  const [first, second] = fans
  if (!first || !second) throw new Error('no fans')
  await first.open(eventId)
  await first.open(eventId)
  await second.open(eventId, { instead_of: players[1] })
  const answers = await Promise.all(
    fans.map((fan, at) => fan.renew(players[at] ?? '', { position_seconds: 10 + at, duration_seconds: 90 })),
  )
  expect(answers).toEqual(['playback_replaced', 'not_found', 200, 200, 200, 200])
  const rows = await server.ctx.db.select().from(watchPositions).where(eq(watchPositions.event_id, eventId))
  expect(
    rows.map(row => [row.user_id, row.position_seconds]).toSorted((a, b) => Number(a[1]) - Number(b[1])),
  ).toEqual(fans.slice(2).map((fan, at) => [fan.userId, 12 + at]))
  // Two screens of one user in the same game.
  const third = fans[2]
  const other = await third?.open(eventId)
  expect(
    await Promise.all([players[2], other].map(id => third?.renew(id, { position_seconds: 40 }))),
  ).toEqual([200, 200])
})

it('a refund and a logout end the picture at the next renewal, for nobody else', async () => {
  const eventId = await addGame('ppv')
  const shop = openShop(server)
  const fans = await times(4, addFan)
  const orders = await Promise.all(fans.map(fan => shop.add(fan.userId, { event_id: eventId })))
  const players = await Promise.all(fans.map(fan => fan.open(eventId)))
  const renewAll = () => Promise.all(fans.map((fan, at) => fan.renew(players[at] ?? '')))
  expect(await renewAll()).toEqual([200, 200, 200, 200])
  await shop.refund(orders[0] ?? 0)
  const { db } = server.ctx
  const cookies = { read: () => undefined, readPlain: () => undefined, keep: () => {}, drop: () => {} }
  const keyHash = hashSecret(fans[1]?.apiKey ?? '')
  await endSession(
    { db },
    { keyHash, channelId: server.alphaId, userId: null, isProgram: false, expiresAt: new Date() },
    cookies,
  )
  expect(await renewAll()).toEqual(['purchase_needed', 'no_api_key', 200, 200])
})

it('a country block ends the picture only there', async () => {
  const eventId = await addGame('free')
  const near = watchWith(await server.anonymousKey())
  const far = watchWith(await server.anonymousKey(), { 'x-forwarded-for': '24.48.0.1' })
  const [nearPlayer, farPlayer] = [await near.open(eventId), await far.open(eventId)]
  expect(await far.renew(farPlayer)).toBe(200)
  await server.apply(buildLeague('alpha', { ...league, geo_blocked_countries: ['CA'] }))
  await expect.poll(() => far.renew(farPlayer), { timeout: 3_000 }).toBe('geo_blocked')
  expect(await near.renew(nearPlayer)).toBe(200)
  await server.apply(buildLeague('alpha', league))
})

it('a new camera opens at once, a removed one ends, and so does a postponed game', async () => {
  const eventId = await addGame('free')
  const visitor = watchWith(await server.anonymousKey())
  const player = await visitor.open(eventId)
  const second = await addPlayer(eventId, 'Second')
  const { json } = await visitor.tryOpen(eventId, { event_media_id: second })
  expect(json.event_media_id).toBe(second)
  const { db } = server.ctx
  await db.update(eventMedia).set({ type: 'preview' }).where(eq(eventMedia.id, second))
  expect(await visitor.renew(json.playback_id)).toBe('not_found')
  expect(await visitor.renew(player)).toBe(200)
  await db.update(events).set({ stream_status: 'upcoming' }).where(eq(events.id, eventId))
  expect(await visitor.renew(player)).toBe('nothing_to_play')
})

it('a video of another channel is not found, however many ask together', async () => {
  const eventId = await addGame('free')
  const own = await times(3, async () => watchWith(await server.anonymousKey()))
  const foreign = await times(3, async () => watchWith(await server.anonymousKey('beta')))
  const players = await Promise.all(own.map(one => one.open(eventId)))
  const [kept, refused, opened] = await Promise.all([
    Promise.all(own.map((one, at) => one.renew(players[at] ?? ''))),
    Promise.all(foreign.map((one, at) => one.renew(players[at] ?? ''))),
    Promise.all(foreign.map(async one => (await one.tryOpen(eventId)).status)),
  ])
  expect({ kept, refused, opened }).toEqual({
    kept: [200, 200, 200],
    refused: ['not_found', 'not_found', 'not_found'],
    opened: [404, 404, 404],
  })
})
