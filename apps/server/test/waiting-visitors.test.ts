import { randomUUID } from 'node:crypto'
import { dayOf } from '@grandstand/rules'
import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { hashSecret } from '../src/accounts/keys/secret.ts'
import { cameras, playbacks, videos, videoViewings, waitingVisitors } from '../src/db/tables.ts'
import { addCamera } from '../src/video/ingest/index.ts'
import { createPlaybackId } from '../src/video/playback/open-player.ts'
import { forgetWaiting } from '../src/video/waiting/index.ts'
import { openSeason } from './event-builder.ts'
import { serveTests } from './serve-tests.ts'
import { startTestServer } from './start-test-server.ts'
import { enterStudio, openStudio } from './studio-client.ts'

let time = new Date()
const server = await serveTests({ now: () => time })
const { db } = server.ctx
const season = await openSeason(server)
await enterStudio(server, 'crew@alpha.test', server.alphaId)

const addLive = (change: object = {}) => season.add(time.toISOString(), { stream_status: 'live', ...change })
const wait = async (event: number, apiKey: string, at = server) =>
  (await at.ask(`/api/events/${event}/waiting`, { body: { api_key: apiKey } })).status

/** What the crew reads of a game on its three pages, and of all who watch. */
async function crewSees(event: number) {
  const studio = await openStudio(server, 'crew@alpha.test')
  const get = async (path: string) => (await studio.get(`/channels/alpha/${path}`)).json
  const [tonight, list, room] = await Promise.all([
    get('tonight'),
    get('events'),
    get(`events/${event}/room`),
  ])
  const of = ({ id }: { id: number }) => id === event
  const [shown, listed] = [tonight.games.find(of), list.items.find(of)]
  expect(listed).toMatchObject({ viewers: shown.viewers, waiting: shown.waiting })
  expect(room.waiting).toBe(shown.waiting)
  return { viewers: shown.viewers, waiting: shown.waiting, watching: tonight.watching.now }
}

/** A player that tells of a moving picture, as a start and a heartbeat leave it. */
async function openPlayer(event_id: number, apiKey: string) {
  const own = { channel_id: server.alphaId, event_id }
  await db.insert(playbacks).values({
    ...own,
    id: createPlaybackId(),
    key_hash: hashSecret(apiKey),
    started_at: time,
    seen_at: time,
  })
  await db.insert(videoViewings).values({
    ...own,
    day: dayOf(time.getTime(), 'UTC'),
    session: randomUUID(),
    view_id: randomUUID(),
    seq: 0,
    at: time,
    from_seconds: 0,
    to_seconds: 30,
    playing_ms: 30_000,
    stalled_ms: 0,
    stalls: 0,
    is_hidden: false,
  })
}

it('each browser on the page of a live game without a camera waits once, in any process and however often it says so', async () => {
  const dark = await addLive()
  const keys = [await server.anonymousKey(), await server.anonymousKey(), (await server.userKey()).apiKey]
  const other = await startTestServer({ beside: server, now: () => time })
  for (const key of keys) {
    expect(await wait(dark, key)).toBe(200)
    expect(await wait(dark, key, other)).toBe(200)
  }
  await Promise.all(keys.map(key => wait(dark, key)))
  await other.stop()
  expect(await crewSees(dark)).toEqual({ viewers: 0, waiting: 3, watching: 0 })
})

it('who has said nothing for a while waits no longer, and is forgotten', async () => {
  const dark = await addLive()
  await wait(dark, await server.anonymousKey())
  expect((await crewSees(dark)).waiting).toBe(1)
  time = new Date(time.getTime() + 80_000)
  expect((await crewSees(dark)).waiting).toBe(0)
  const mail = { send: async () => {}, forget: async () => {} }
  const { signal } = new AbortController()
  await forgetWaiting.run({ ...server.ctx, mail, signal }, {})
  expect(await db.$count(waitingVisitors)).toBe(0)
})

it('nobody waits for a game that is not live, is private or belongs to another channel', async () => {
  const planned = await season.add(time.toISOString(), {})
  const hidden = [
    await addLive({ is_private: true }),
    await (await openSeason(server, 'beta')).add(time.toISOString(), { stream_status: 'live' }),
    2_000_000_000,
  ]
  const key = await server.anonymousKey()
  expect(await wait(planned, key)).toBe(200)
  for (const game of hidden) expect(await wait(game, key)).toBe(404)
  expect(await wait(planned, 'no key')).toBe(401)
  expect(await db.$count(waitingVisitors)).toBe(0)
})

it('while a camera is away its viewers wait and do not watch, once each, with a player or without one', async () => {
  const game = await addLive()
  const camera = await addCamera(server.ctx, server.alphaId, game, 'Main camera')
  const viewers = [await server.anonymousKey(), await server.anonymousKey()]
  // One that nobody owns would be interrupted within the second.
  const owner = { owner_node: randomUUID(), owner_until: new Date(Date.now() + 3_600_000) }
  const setState = (state: string) =>
    db
      .update(cameras)
      .set({ state, state_since: time, ...owner })
      .where(eq(cameras.video_id, camera.video_id))
  await db.update(videos).set({ state: 'live' }).where(eq(videos.id, camera.video_id))
  for (const apiKey of viewers) await openPlayer(game, apiKey)
  await setState('live')
  expect(await crewSees(game)).toEqual({ viewers: 2, waiting: 0, watching: 2 })
  await setState('interrupted')
  expect(await crewSees(game)).toEqual({ viewers: 0, waiting: 2, watching: 0 })
  // One of them loads the page again, and a third person comes.
  await wait(game, viewers[0] ?? '')
  await wait(game, await server.anonymousKey())
  expect(await crewSees(game)).toEqual({ viewers: 0, waiting: 3, watching: 0 })
  await setState('live')
  expect(await crewSees(game)).toEqual({ viewers: 2, waiting: 0, watching: 2 })
})
