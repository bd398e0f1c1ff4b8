import { readdir } from 'node:fs/promises'
import { startEncoder } from '@grandstand/media/test-encoder'
import { afterAll, expect, it, vi } from 'vitest'
import { applyChannel } from '../src/content/channel-code/index.ts'
import { openDatabase } from '../src/db/connection.ts'
import { addCamera } from '../src/video/ingest/index.ts'
import { openDatabaseProxy } from './database-proxy.ts'
import { buildLeague, openSeason } from './event-builder.ts'
import { serveTests } from './serve-tests.ts'
import type { TestServer } from './start-test-server.ts'
import { createTestDatabase } from './test-database.ts'
import { baseOf } from './video-builder.ts'

const minuteMs = 60_000
let shiftMs = 0
const database = await createTestDatabase()
afterAll(() => database.drop())
const proxy = await openDatabaseProxy(database.url)
afterAll(() => proxy.cut())
const { db, close } = openDatabase({ url: database.url, onError: () => {} })
const { channelId } = await applyChannel(
  { db, now: () => new Date() },
  buildLeague('alpha', { cast_app_id: 'CC1AD845' }),
)
await close()

const options = {
  beside: { databaseUrl: proxy.url, alphaId: channelId, betaId: 0 },
  now: () => new Date(Date.now() + shiftMs),
}
const config = { secretKey: 'a secret that all processes have in common' }
/** One records, and the other, with files of its own, shows pages. */
const here = await serveTests({ ...options, config })
const pages = await serveTests({ ...options, config: { ...config, roles: new Set(['web'] as const) } })
const season = await openSeason(here)
const key = await here.anonymousKey()
for (const { ctx } of [here, pages])
  await vi.waitFor(() => expect(ctx.nodes.list()).toHaveLength(2), { timeout: 20_000 })

const play = (eventId: number) => pages.ask(`/api/events/${eventId}/playback`, { body: { api_key: key } })
/** The list that a television polls, by the ticket that it gets with the list of sizes. */
async function tune(playbackId: string): Promise<string> {
  const { json } = await pages.ask(`/api/playback/${playbackId}/cast`, { body: { api_key: key } })
  const { text } = await pages.ask(json.url)
  const [line = ''] = text.match(/^\S+\/index\.m3u8.*$/m) ?? []
  const { pathname, search } = new URL(line, `http://alpha.test${json.url}`)
  return pathname + search
}
const names = (text: string) => text.match(/^segment-.*$/gm) ?? []

it('a database that is away stops no running player, in one process or several, and loses nothing of the recording', async () => {
  const eventId = await season.add(new Date(Date.now() - minuteMs).toISOString())
  const { stream_key, video_id } = await addCamera(here.ctx, channelId, eventId, 'Main camera')
  const encoder = startEncoder(`rtmp://127.0.0.1:${here.rtmpPort}/live/${stream_key}`, {
    seconds: 120,
    isLive: true,
    size: '160x90',
    keyEverySeconds: 1,
  })
  await expect.poll(async () => (await play(eventId)).status, { timeout: 30_000 }).toBe(200)
  const opened = (await play(eventId)).json
  const base = baseOf(opened.url)
  const list = (server: TestServer) => server.ask(`${base}source/index.m3u8?plain=1`)
  const castUrl = await tune(opened.playback_id)
  const television = (server: TestServer) => server.ask(castUrl)
  for (const server of [pages, here])
    for (const read of [list, television])
      await expect.poll(async () => names((await read(server)).text).length).toBeGreaterThan(1)

  await proxy.cut()
  const before = names((await list(pages)).text).length
  expect(before).toBeGreaterThan(1)
  for (const server of [pages, here])
    for (const read of [list, television]) expect((await read(server)).status).toBe(200)
  // Its address has a minute, which nobody can renew.
  shiftMs = 10 * minuteMs
  await expect
    .poll(async () => names((await list(pages)).text).length, { timeout: 60_000 })
    .toBeGreaterThan(before + 8)
  for (const server of [pages, here])
    await expect
      .poll(async () => names((await television(server)).text).length, { timeout: 30_000 })
      .toBeGreaterThan(before + 8)
  const shown = names((await list(pages)).text)
  for (const name of [...shown.slice(0, 2), ...shown.slice(-2)])
    expect((await pages.ask(`${base}source/${name}`)).status, name).toBe(200)
  const opening = await play(eventId)
  expect([opening.status, opening.json.error.code]).toEqual([503, 'unavailable'])
  expect(Number(opening.headers['retry-after'])).toBeGreaterThan(0)
  // What was shown is on the disk, although nobody can say whose recording it is.
  const folder = here.ctx.folders.video(channelId, video_id)
  await expect.poll(() => readdir(folder)).toEqual(expect.arrayContaining(shown))
  // Not for ever: after a quarter of an hour a viewer may be somebody who was refunded long ago.
  shiftMs = 17 * minuteMs
  expect((await list(pages)).status).toBe(503)
  shiftMs = 0

  await proxy.restore()
  await expect.poll(async () => (await play(eventId)).status, { timeout: 30_000 }).toBe(200)
  expect((await list(pages)).status).toBe(200)
  const after = names((await list(pages)).text)
  expect(after.slice(0, shown.length)).toEqual(shown)
  encoder.child.kill('SIGKILL')
  await encoder.done
  const recording = await here.ctx.recordings.find(channelId, video_id)
  await recording?.flush()
  expect(recording?.segments.filter(({ isGap }) => isGap)).toEqual([])
}, 180_000)

it('a database that takes questions and never answers holds up no running player, in one process or several', async () => {
  shiftMs = 0
  const eventId = await season.add(new Date(Date.now() - minuteMs).toISOString())
  const { stream_key, video_id } = await addCamera(here.ctx, channelId, eventId, 'Main camera')
  const encoder = startEncoder(`rtmp://127.0.0.1:${here.rtmpPort}/live/${stream_key}`, {
    seconds: 120,
    isLive: true,
    size: '160x90',
    keyEverySeconds: 1,
  })
  await expect.poll(async () => (await play(eventId)).status, { timeout: 30_000 }).toBe(200)
  const url = `${baseOf((await play(eventId)).json.url)}source/index.m3u8?plain=1`
  let longestMs = 0
  const count = async (server: TestServer) => {
    const startedAtMs = performance.now()
    const { status, text } = await server.ask(url)
    longestMs = Math.max(longestMs, performance.now() - startedAtMs)
    expect(status).toBe(200)
    return names(text).length
  }
  for (const server of [pages, here]) await expect.poll(() => count(server)).toBeGreaterThan(1)

  longestMs = 0
  proxy.freeze()
  const before = await count(pages)
  // An address lives for longer than it takes to find that out.
  const isAway = async (server: TestServer) => {
    await count(server)
    return server.ctx.endedPlaybacks.isAway()
  }
  for (const server of [pages, here]) await expect.poll(() => isAway(server)).toBe(true)
  shiftMs = 10 * minuteMs
  for (const server of [pages, here])
    await expect.poll(() => count(server), { timeout: 60_000 }).toBeGreaterThan(before + 8)
  expect(longestMs).toBeLessThan(5_000)
  const opening = await play(eventId)
  expect([opening.status, opening.json.error.code]).toEqual([503, 'unavailable'])

  const shown = names((await pages.ask(url)).text)
  proxy.thaw()
  shiftMs = 0
  await expect.poll(async () => (await play(eventId)).status, { timeout: 40_000 }).toBe(200)
  expect(names((await pages.ask(url)).text).slice(0, shown.length)).toEqual(shown)
  encoder.child.kill('SIGKILL')
  await encoder.done
  const recording = await here.ctx.recordings.find(channelId, video_id)
  await recording?.flush()
  expect(recording?.segments.filter(({ isGap }) => isGap)).toEqual([])
}, 180_000)
