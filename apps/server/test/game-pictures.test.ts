import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import {
  describeDifference,
  diffChannel,
  exportChannel,
  loadChannel,
} from '../src/content/channel-code/index.ts'
import { events, imageFiles, images } from '../src/db/tables.ts'
import { createPicture } from './channel-folder.ts'
import { buildLeague, derbyEntry as derby, type GameEntry, openSeason } from './event-builder.ts'
import { serveTests } from './serve-tests.ts'
import { buildSoldLeague } from './sold-league.ts'
import { enterStudio } from './studio-client.ts'

const files = (...games: GameEntry[]) => {
  const channel = buildSoldLeague('alpha')
  channel.document.events = games
  if (!games.some(({ image }) => image === banner.path)) return channel
  channel.document.images = { ...channel.document.images, [banner.path]: banner.hash }
  channel.images = [...channel.images, { ...banner, position: { file: 'events.yaml', line: 1, column: 1 } }]
  return channel
}

const bytes = await createPicture({ width: 640, height: 360, format: 'png', color: '#aa2200' })
const banner = { path: 'images/banner.png', hash: 'b'.repeat(32), mime: 'image/png', bytes }
const server = await serveTests({ channels: [files(derby), buildLeague('beta')] })
const season = await openSeason(server)
const studio = await enterStudio(server, 'producer@alpha.test', server.alphaId)

const send = async (color: string, size = { width: 1000, height: 1000 }) =>
  studio.post('/channels/alpha/game-pictures', {
    part: 'middle',
    data: (await createPicture({ ...size, format: 'png', color })).toString('base64'),
  })
const get = async (id: number) => (await studio.get(`/channels/alpha/games/${id}`)).json
const save = async (id: number, change: object) => {
  const { terms, version } = await get(id)
  return studio.post(`/channels/alpha/games/${id}`, { ...terms, ...change, version })
}
const view = async (id: number) => {
  const authorization = `Bearer ${await server.anonymousKey()}`
  return (await server.ask(`/api/events/${id}`, { headers: { authorization } })).json
}
const pageOf = async (id: number) => (await server.ask(`/watch/${id}`, { host: 'alpha.test' })).text
const derbyId = async () => {
  const [row] = await server.ctx.db.select().from(events).where(eq(events.source_key, 'code:derby'))
  return row?.id ?? 0
}
const diff = async (...games: GameEntry[]) =>
  (await diffChannel(server.ctx, server.alphaId, files(...games).document)).map(describeDifference)
const addGame = async (change: object) => studio.post('/channels/alpha/games', season.terms(change))

describe('the picture of a game', () => {
  it('is cropped to its shape, replaces the drawing of its teams, and can be removed again', async () => {
    const { json } = await send('#0044cc')
    expect(json).toMatchObject({ problem: null, picture: { id: expect.any(Number) } })
    const made = await addGame({ image_id: json.picture.id })
    expect(await get(made.json.id)).toMatchObject({
      terms: { image_id: json.picture.id },
      picture_url: json.picture.url,
    })
    const seen = await view(made.json.id)
    expect(seen).toMatchObject({ has_own_image: true, image: { url: json.picture.url } })
    expect(seen.image.width / seen.image.height).toBeCloseTo(16 / 9, 1)
    expect((await server.ask(json.picture.url)).status).toBe(200)
    const shared = async () => (await pageOf(made.json.id)).match(/og:image" content="([^"]*)"/)?.[1]
    const own = await shared()
    expect(own).toContain(`/og/event/${made.json.id}.jpg?`)

    await save(made.json.id, { image_id: null })
    await expect.poll(() => view(made.json.id)).not.toHaveProperty('has_own_image')
    expect((await view(made.json.id)).image?.url).not.toBe(json.picture.url)
    await expect.poll(shared).not.toBe(own)
  })

  it('is refused with a reason, and must belong to the channel', async () => {
    expect((await send('#fff', { width: 90, height: 400 })).json).toEqual({ picture: null, problem: 'small' })
    const text = await studio.post('/channels/alpha/game-pictures', { part: 'end', data: 'bm90aGluZw==' })
    expect(text.json).toEqual({ picture: null, problem: 'type' })
    const wrong = await addGame({ time: '2099-10-03 19:00', image_id: 2_000_000_000 })
    expect(wrong.json.error.fields).toEqual({ image_id: 'unknown' })
  })

  it('that no game uses is deleted a day later, with its file', async () => {
    const { json } = await send('#123456')
    const left = eq(images.id, json.picture.id)
    const [row] = await server.ctx.db.select().from(images).where(left)
    await send('#654321')
    expect(await server.ctx.db.select().from(images).where(left)).toHaveLength(1)
    await server.ctx.db
      .update(images)
      .set({ added_at: new Date(0) })
      .where(left)
    await send('#654322')
    expect(await server.ctx.db.select().from(images).where(left)).toEqual([])
    const stale = eq(imageFiles.hash, row?.source_hash ?? '')
    expect(await server.ctx.db.select().from(imageFiles).where(stale)).toEqual([])
  })
})

describe('the picture of a game of the channel’s files', () => {
  it('comes and goes with them', async () => {
    const id = await derbyId()
    const dressed = { ...derby, image: banner.path }
    expect(await diff(dressed)).toEqual(['events[derby].image added', `${banner.path} added`])
    await server.apply(files(dressed))
    await expect.poll(() => view(id)).toMatchObject({ has_own_image: true, image: { width: 640 } })
    expect(await diff(dressed)).toEqual([])
    await server.apply(files(derby))
    await expect.poll(() => view(id)).not.toHaveProperty('has_own_image')
  })

  it('never replaces one that a person chose, and the diff says so', async () => {
    const id = await derbyId()
    const { json } = await send('#00aa44')
    const dressed = { ...derby, image: banner.path }
    await save(id, { image_id: json.picture.id })
    expect(await get(id)).toMatchObject({ by_hand: ['picture'] })
    const stays = 'events[derby].image stays as it is, for it was changed by hand'
    expect(await diff(derby)).toEqual([stays])
    const kept = /^events\[derby\]\.image stays images\/games\/.+ by hand; the files say images\/banner\.png$/
    expect(await diff(dressed)).toContainEqual(expect.stringMatching(kept))
    for (const games of [derby, dressed, derby]) {
      await server.apply(files({ ...games, description: games.image ?? 'Plain' }))
      await expect.poll(async () => (await view(id)).image?.url).toBe(json.picture.url)
    }
    expect(await diff({ ...derby, description: 'Plain' })).toEqual([stays])
  })

  it('is part of an export, and belongs to the files from then on', async () => {
    const id = await derbyId()
    const { url } = (await view(id)).image
    const dir = await mkdtemp(join(tmpdir(), 'export-'))
    try {
      await exportChannel(server.ctx.db, server.alphaId, join(dir, 'alpha'))
      expect(await readdir(join(dir, 'alpha', 'images', 'games'))).toHaveLength(1)
      const exported = await loadChannel(join(dir, 'alpha'))
      await server.apply(exported)
      expect(await diffChannel(server.ctx, server.alphaId, exported.document)).toEqual([])
      expect(await get(id)).toMatchObject({ by_hand: [], picture_url: url })
    } finally {
      await rm(dir, { recursive: true })
    }
  })

  it('stays when another part of the channel is published', async () => {
    const dressed = { ...derby, image: banner.path }
    await server.apply(files(dressed))
    const owner = await enterStudio(server, 'owner@alpha.test', server.alphaId, 'owner')
    const content = '/channels/alpha/content'
    await owner.post(`${content}/faq/keep`, {
      key: null,
      version: null,
      value: { category: { en: 'Watching' }, question: { en: 'Where?' }, answer: { en: 'Here.' } },
    })
    const { version } = (await owner.get(content)).json
    const published = await owner.post('/channels/alpha/content-revisions', { version })
    expect(published.status).toBe(200)
    const id = await derbyId()
    await expect.poll(() => view(id)).toMatchObject({ has_own_image: true, image: { width: 640 } })
    expect((await diff(dressed)).filter(line => line.includes('banner'))).toEqual([])
  })
})
