import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { probeFile } from '@grandstand/media'
import { startEncoder } from '@grandstand/media/test-encoder'
import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { expect, it } from 'vitest'
import { events, playbacks } from '../src/db/tables.ts'
import { addCamera } from '../src/video/ingest/index.ts'
import { buildLeague, openSeason } from './event-builder.ts'
import { openShop } from './order-builder.ts'
import { makeTestFolder, serveTests } from './serve-tests.ts'

const locked = buildLeague('beta', { geo_blocked_countries: ['CA'] })
const server = await serveTests({ channels: [buildLeague('alpha'), locked] })
const key = await server.anonymousKey()

/** A game whose encoder sends; ends with the test. */
async function filmGame(channel: 'alpha' | 'beta', type: 'free' | 'paid' | 'ppv') {
  const season = await openSeason(server, channel)
  const id = await season.add(new Date(Date.now() - 60_000).toISOString(), { type })
  const channelId = channel === 'alpha' ? server.alphaId : server.betaId
  const { stream_key, video_id } = await addCamera(server.ctx, channelId, id, 'Main camera')
  const encoder = startEncoder(`rtmp://127.0.0.1:${server.rtmpPort}/live/${stream_key}`, {
    seconds: 120,
    isLive: true,
  })
  return {
    id,
    /** What every viewer gets of it. */
    frame: async () => (await server.ask(`/api/events/${id}?api_key=${key}`)).json.live_frame,
    film: async () => (await server.ask(`/api/events/${id}?api_key=${key}`)).json.live_film,
    ask: (name = 'now-480.jpg') =>
      server.ask(`/previews/${channel}/${video_id}/${name}`, { host: `${channel}.test` }),
    async end() {
      encoder.child.kill('SIGKILL')
      await encoder.done
    },
  }
}

/** What is lost of a picture that is made 16 pixels wide and large again: all that could be made out in it. */
async function detailOf(bytes: Buffer): Promise<number> {
  const raw = (picture: Buffer) => sharp(picture).resize(320, 180).greyscale().raw().toBuffer()
  const [whole, coarse] = await Promise.all([raw(bytes), raw(await sharp(bytes).resize(16).png().toBuffer())])
  return whole.reduce((sum, value, at) => sum + Math.abs(value - (coarse[at] ?? 0)), 0) / whole.length
}

const isShown = async (game: { ask: () => Promise<{ status: number }> }) =>
  expect.poll(async () => (await game.ask()).status, { timeout: 25_000, interval: 500 }).toBe(200)

it('a free live game has a current picture and film for everybody, drawn once however many ask', async () => {
  const game = await filmGame('alpha', 'free')
  await isShown(game)
  const { url, variants } = await game.frame()
  expect(url).toMatch(/^\/previews\/alpha\/\d+\/now-1280\.jpg$/)
  expect(variants).toMatchObject([{ width: 480 }, { width: 800 }])

  const answers = await Promise.all(Array.from({ length: 20 }, () => game.ask()))
  const [first] = answers
  expect(first?.headers['content-type']).toBe('image/jpeg')
  expect(first?.headers['cache-control']).toMatch(/^public, max-age=(\d|10)$/)
  for (const { bytes } of answers) expect(bytes.equals(first?.bytes ?? Buffer.alloc(0))).toBe(true)
  expect((await sharp(first?.bytes).metadata()).width).toBeLessThanOrEqual(480)

  const address = await game.film()
  const film = await server.ask(address)
  expect(film.headers).toMatchObject({
    'content-type': 'video/mp4',
    'cache-control': expect.stringMatching(/^public, max-age=(\d|10)$/),
  })
  const file = join(await makeTestFolder('grandstand-film-'), 'film.mp4')
  await writeFile(file, film.bytes)
  const { db, ffmpeg } = server.ctx
  if (!ffmpeg) throw new Error('no ffmpeg')
  const facts = await probeFile({ ...ffmpeg, signal: AbortSignal.timeout(10_000) }, file)
  expect(facts).toMatchObject({ audio: null, video: { codec: 'h264' } })
  expect(facts?.durationSeconds).toBeLessThan(20)
  expect((await server.ask(address, { headers: { range: 'bytes=0-1' } })).status).toBe(206)
  // Nobody plays anything.
  expect(await db.$count(playbacks)).toBe(0)

  // Made private, it is gone with the picture that is kept.
  await db.update(events).set({ is_private: true }).where(eq(events.id, game.id))
  await expect.poll(async () => (await game.ask()).status, { timeout: 12_000, interval: 500 }).toBe(404)
  await expect.poll(async () => (await server.ask(address)).status, { timeout: 12_000 }).toBe(404)
  await game.end()
})

it('the picture of a sold game is unrecognisable in every size', async () => {
  const [free, paid] = [await filmGame('alpha', 'free'), await filmGame('alpha', 'paid')]
  await Promise.all([isShown(free), isShown(paid)])
  const clear = await detailOf((await free.ask()).bytes)
  for (const name of ['now-480.jpg', 'now-800.jpg', 'now-1280.jpg'])
    expect(await detailOf((await paid.ask(name)).bytes)).toBeLessThan(clear / 4)
  expect(await paid.film()).toBeUndefined()
  expect((await paid.ask('now.mp4')).status).toBe(404)
  await Promise.all([free.end(), paid.end()])
})

it('a game whose signal is lost is shown as it was last, and does not move', async () => {
  const game = await filmGame('alpha', 'free')
  await isShown(game)
  await expect.poll(game.film, { timeout: 15_000 }).toBeDefined()
  await game.end()
  await expect.poll(game.film, { timeout: 15_000 }).toBeUndefined()
  expect(await game.frame()).toBeDefined()
  expect(await game.ask()).toMatchObject({ status: 200 })
})

it('a channel with blocked countries shows nothing that can be made out, and a game without a camera nothing', async () => {
  const game = await filmGame('beta', 'free')
  const visitor = await server.anonymousKey('beta')
  const path = `/api/events/${game.id}?api_key=${visitor}`
  const told = async () => (await server.ask(path, { host: 'beta.test' })).json
  await expect.poll(async () => (await told()).stream_status, { timeout: 15_000 }).toBe('live')
  await isShown(game)
  expect(await told()).toHaveProperty('live_frame')
  expect(await told()).not.toHaveProperty('live_film')
  const { bytes } = await game.ask()
  const open = await filmGame('alpha', 'free')
  await isShown(open)
  expect(await detailOf(bytes)).toBeLessThan((await detailOf((await open.ask()).bytes)) / 4)
  await open.end()
  expect((await server.ask('/previews/alpha/999999/now-480.jpg')).status).toBe(404)
  await game.end()
})

/** The picture that a holder of a key is given, and what of it can be made out. */
async function ownFrame(id: number, apiKey: string, more: { host?: string; ip?: string } = {}) {
  const { ip, ...to } = more
  const headers = { authorization: `Bearer ${apiKey}`, ...(ip && { 'x-forwarded-for': ip }) }
  const {
    status,
    json,
    headers: head,
  } = await server.ask(`/api/events/${id}/frame?width=800`, { ...to, headers })
  const bytes = Buffer.from(String(json?.picture ?? '').replace('data:image/jpeg;base64,', ''), 'base64')
  return { status, json, cache: head['cache-control'], bytes }
}

it('who has bought a game sees it as it is, and nobody else does, at whatever address', async () => {
  const game = await filmGame('alpha', 'ppv')
  await isShown(game)
  const buyer = await server.programKey(server.alphaId, 'buyer@example.com')
  const fan = await server.programKey(server.alphaId, 'other-fan@example.com')
  await openShop(server).add(buyer.userId, { event_id: game.id })
  const toldTo = async ({ apiKey }: { apiKey: string }) =>
    (await server.ask(`/api/events/${game.id}`, { headers: { authorization: `Bearer ${apiKey}` } })).json

  expect(await toldTo(buyer)).toMatchObject({ has_access: true, has_clear_frame: true })
  const blurred = await detailOf((await game.ask('now-800.jpg')).bytes)
  const own = await ownFrame(game.id, buyer.apiKey)
  expect(own).toMatchObject({ status: 200, cache: 'no-store' })
  expect(await detailOf(own.bytes)).toBeGreaterThan(blurred * 4)
  // The picture of everybody stays what it was.
  expect(await detailOf((await game.ask('now-800.jpg')).bytes)).toBeLessThan(blurred * 1.5)

  expect(await toldTo(fan)).not.toHaveProperty('has_clear_frame')
  expect((await ownFrame(game.id, fan.apiKey)).json).toMatchObject({ error: { code: 'purchase_needed' } })
  expect((await ownFrame(game.id, key)).json).toMatchObject({ error: { code: 'unauthenticated' } })
  expect((await server.ask(`/api/events/${game.id}/frame`)).status).toBe(401)
  // What another process of the deployment is asked for, no browser gets.
  const { url } = await game.frame()
  const inner = url.replace('/previews/', '/inner/frames/')
  expect((await server.ask(inner)).status).toBe(404)

  await server.ask('/api/profile', {
    headers: { authorization: `Bearer ${buyer.apiKey}` },
    body: { _method: 'patch', hide_scores: true },
  })
  expect(await toldTo(buyer)).not.toHaveProperty('has_clear_frame')
  expect((await ownFrame(game.id, buyer.apiKey)).json).toEqual({ picture: null })
  await game.end()
})

it('on a channel with blocked countries all others see a free game as it is', async () => {
  const game = await filmGame('beta', 'free')
  const visitor = await server.anonymousKey('beta')
  const host = 'beta.test'
  await isShown(game)
  const told = await server.ask(`/api/events/${game.id}?api_key=${visitor}`, { host })
  expect(told.json).toMatchObject({ has_clear_frame: true })
  const blurred = await detailOf((await game.ask('now-800.jpg')).bytes)
  expect(await detailOf((await ownFrame(game.id, visitor, { host })).bytes)).toBeGreaterThan(blurred * 4)
  const blocked = await ownFrame(game.id, visitor, { host, ip: '24.48.0.1' })
  expect(blocked.json).toMatchObject({ error: { code: 'geo_blocked' } })
  await game.end()
})
