import { access, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { makeFile } from '@grandstand/media/test-file'
import { and, eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { applyChannel } from '../src/content/channel-code/index.ts'
import {
  mediaCaptions,
  mediaFiles,
  mediaRungs,
  prerolls,
  slides,
  videos,
  vodMediaItems,
} from '../src/db/tables.ts'
import { importFile } from '../src/video/videos/index.ts'
import { buildLeague, openSeason } from './event-builder.ts'
import { openShop } from './order-builder.ts'
import { makeTestFolder, serveTests } from './serve-tests.ts'
import { enterStudio } from './studio-client.ts'
import { addLibraryVideo, baseOf } from './video-builder.ts'

const kinds = ['free', 'register', 'vod_media_access', 'product'] as const
const text = (words: string) => ({ en: words, fr: words, bg: words })

/** A league whose library has an item of each kind, a product that gives library access, a preroll without a clip and a video slide without a film. */
function buildLibrary(key: string) {
  const channel = buildLeague(key)
  const item = { description: text('x'), date: '2026-01-01', categories: [] }
  const { document } = channel
  document.library.items.push(
    ...kinds.map(kind => ({
      ...item,
      alias: kind.replaceAll('_', '-'),
      title: text(kind),
      access: kind,
      products: kind === 'product' ? ['league-pass'] : [],
    })),
  )
  document.products.packages.push({
    alias: 'league-pass',
    name: text('Pass'),
    description: text('All'),
    base_price: 100,
    service_fee: 0,
    type: 'package',
    event_categories: [],
    is_team_pass: false,
    weight: 9,
    capabilities: [],
  })
  document.products.subscriptions.push({
    alias: 'library',
    name: text('Library'),
    description: text('All of it'),
    base_price: 100,
    service_fee: 0,
    offer: 'annual',
    trial_period: 0,
    weight: 9,
    capabilities: ['vod_media_access'],
  })
  document.slides.push({
    alias: 'opening',
    on: 'main',
    type: 'video',
    title: text('Opening'),
    text: text('x'),
    hidden: false,
  })
  document.prerolls.push({
    alias: 'partner',
    event_categories: [],
    is_ad: true,
    for_vod: true,
    for_live: true,
    weight: 1,
  })
  return channel
}

const items = new Map<string, number>()

const server = await serveTests({ channels: [buildLibrary('alpha'), buildLibrary('beta')] })
const studio = await enterStudio(server, 'chief@example.com', server.alphaId)
const dir = await makeTestFolder('grandstand-library-')
const clip = await makeFile(join(dir, 'film.mp4'), { seconds: 3 })
const rows = await server.ctx.db
  .select()
  .from(vodMediaItems)
  .where(eq(vodMediaItems.channel_id, server.alphaId))
for (const { alias, id } of rows) items.set(alias, id)

const idOf = (alias: string) => items.get(alias) ?? 0
const itemOf = async (alias: string) =>
  (await server.ask(`/api/vod-media-items/${idOf(alias)}?api_key=${await server.anonymousKey()}`)).json
const bearer = (apiKey: string) => ({ authorization: `Bearer ${apiKey}` })
const play = (id: number, apiKey: string, host = 'alpha.test') =>
  server.ask(`/api/vod-media-items/${id}/playback`, { host, body: {}, headers: bearer(apiKey) })

describe('access to a library video', () => {
  const keys = new Map<string, string>()
  beforeAll(async () => {
    for (const kind of kinds) await addLibraryVideo(server, idOf(kind.replaceAll('_', '-')))
    const shop = openShop(server)
    const holder = async (email: string, order: Parameters<typeof shop.add>[1]) => {
      const { apiKey, userId } = await server.programKey(server.alphaId, email)
      await shop.add(userId, order)
      return apiKey
    }
    keys.set('a visitor', await server.anonymousKey())
    keys.set('a user', (await server.programKey(server.alphaId, 'user@example.com')).apiKey)
    keys.set('a holder of library access', await holder('reader@example.com', { subscription: 'library' }))
    keys.set('a buyer of its product', await holder('buyer@example.com', { package: 'league-pass' }))
  })

  it.each([
    ['free', 'a visitor', 200],
    ['free', 'a user', 200],
    ['register', 'a visitor', 401],
    ['register', 'a user', 200],
    ['vod-media-access', 'a visitor', 401],
    ['vod-media-access', 'a user', 402],
    ['vod-media-access', 'a holder of library access', 200],
    ['vod-media-access', 'a buyer of its product', 402],
    ['product', 'a visitor', 401],
    ['product', 'a user', 402],
    ['product', 'a holder of library access', 402],
    ['product', 'a buyer of its product', 200],
  ])('%s, by %s: %d', async (alias, who, status) => {
    const answer = await play(idOf(alias), keys.get(who) ?? '')
    expect(answer.status).toBe(status)
    if (status !== 200) return
    expect((await server.ask(answer.json.url)).text).toContain('#EXT-X-ENDLIST')
    expect((await server.ask(`${baseOf(answer.json.url)}segment-0.m4s`)).status).toBe(200)
  })

  it('is refused to users of another channel, whatever they hold there', async () => {
    const { apiKey, userId } = await server.programKey(server.betaId, 'beta@example.com')
    await openShop(server, server.betaId).add(userId, { package: 'league-pass' })
    expect((await play(idOf('free'), apiKey, 'beta.test')).status).toBe(404)
  })

  it('ends at the next renewal after a refund', async () => {
    const shop = openShop(server)
    const { apiKey, userId } = await server.programKey(server.alphaId, 'refunded@example.com')
    const order = await shop.add(userId, { subscription: 'library' })
    const { json } = await play(idOf('vod-media-access'), apiKey)
    const renew = () => server.ask(`/api/playback/${json.playback_id}`, { body: {}, headers: bearer(apiKey) })
    expect((await renew()).status).toBe(200)
    await shop.refund(order)
    expect((await renew()).json.error.code).toBe('purchase_needed')
  })
})

it('resumes where the user was, and cards show how far', async () => {
  const { apiKey } = await server.programKey(server.alphaId, 'returning@example.com')
  const { json } = await play(idOf('register'), apiKey)
  expect(json).toMatchObject({ resume_seconds: 0, event_media_id: null, is_embedded: false })
  const body = { position_seconds: 30, duration_seconds: 60, leaves: true }
  await server.ask(`/api/playback/${json.playback_id}`, { body, headers: bearer(apiKey) })
  expect((await play(idOf('register'), apiKey)).json.resume_seconds).toBe(30)
  const positions = await server.ask('/api/user/watch-positions', {
    headers: bearer(apiKey),
  })
  expect(positions.json.items).toEqual([
    { event_id: null, vod_media_item_id: idOf('register'), percent: 50, left_seconds: 30 },
  ])
})

describe('a video that an operator uploads', () => {
  const ownerRef = () => ({ owner: 'library', id: idOf('final') }) as const
  const files = async () => (await studio.get(`/channels/alpha/videos/library/${idOf('final')}`)).json.items
  const isReady = () =>
    expect.poll(async () => (await files()).at(-1)?.state, { timeout: 90_000 }).toBe('ready')

  it('arrives by tus, and plays with its length, its pictures and its captions', async () => {
    const bytes = await readFile(clip)
    const headers = { 'tus-resumable': '1.0.0', origin: server.url, cookie: studio.cookie }
    const begun = await fetch(
      `${server.url}/api/studio/channels/alpha/videos/library/${idOf('final')}/uploads`,
      {
        method: 'POST',
        headers: { ...headers, 'upload-length': String(bytes.length) },
      },
    )
    expect(begun.status).toBe(201)
    await fetch(`${server.url}${begun.headers.get('location')}`, {
      method: 'PATCH',
      headers: { ...headers, 'upload-offset': '0', 'content-type': 'application/offset+octet-stream' },
      body: new Uint8Array(bytes),
    })
    await isReady()
    const [file] = await files()
    const content = 'WEBVTT\n\n00:01.000 --> 00:02.000\nGoal!'
    const captions = `/channels/alpha/videos/library/${idOf('final')}/${file.id}/captions`
    expect((await studio.post(captions, { language: 'en', name: 'English', content })).status).toBe(200)

    const { apiKey, userId } = await server.programKey(server.alphaId, 'watcher@example.com')
    await openShop(server).add(userId, { subscription: 'library' })
    const { json } = await play(idOf('final'), apiKey)
    expect((await server.ask(json.url)).status).toBe(200)
    expect((await server.ask(json.captions[0].url)).text).toBe(content)
    expect((await server.ask(json.storyboard_url)).status).toBe(200)
    await expect.poll(async () => (await itemOf('final')).has_video).toBe(true)
    const item = await itemOf('final')
    expect(item.duration_seconds).toBe(3)
    expect(item.assets.map(({ type }: { type: string }) => type)).toEqual(['image', 'preview'])
    for (const { path } of item.assets) expect((await server.ask(path)).status).toBe(200)
    const listed = (await studio.get('/channels/alpha/library')).json.items
    expect(listed.find(({ id }: { id: number }) => id === idOf('final'))).toMatchObject({
      has_video: true,
      file: { state: 'ready', percent: 100, is_playable: true },
    })
  }, 120_000)

  it('stays when the channel is applied again', async () => {
    await applyChannel(server.ctx, buildLibrary('alpha'))
    expect((await itemOf('final')).has_video).toBe(true)
  })

  it('is replaced by a newer one, and no row, file or copy of it is left', async () => {
    const [before] = await files()
    const { ctx, alphaId } = server
    const [row] = await ctx.db.select().from(mediaFiles).where(eq(mediaFiles.id, before.id))
    const old = row?.video_id ?? 0
    await importFile(ctx, alphaId, ownerRef(), { path: clip })
    await isReady()
    expect(await files()).toHaveLength(1)
    for (const table of [mediaRungs, mediaCaptions])
      expect(await ctx.db.select().from(table).where(eq(table.video_id, old))).toEqual([])
    expect(await ctx.db.select().from(videos).where(eq(videos.id, old))).toEqual([])
    await expect
      .poll(() => access(ctx.folders.video(alphaId, old)).catch(() => 'gone'), { timeout: 10_000 })
      .toBe('gone')
  }, 120_000)

  it('is removed from the Studio, and the item waits for another', async () => {
    const [file] = await files()
    const foreign = `/channels/alpha/videos/event/${idOf('final')}/${file.id}/remove`
    expect((await studio.post(foreign)).status).toBe(404)
    expect(
      (await studio.post(`/channels/alpha/videos/library/${idOf('final')}/${file.id}/remove`)).status,
    ).toBe(200)
    expect(await files()).toEqual([])
    await expect.poll(async () => (await itemOf('final')).has_video).toBe(false)
  })
})

it('a teaser of an event is shown to everyone as one file', async () => {
  const season = await openSeason(server)
  const id = await season.add(new Date(Date.now() + 86_400_000).toISOString(), { type: 'ppv' })
  await importFile(server.ctx, server.alphaId, { owner: 'teaser', id }, { path: clip })
  const media = async () =>
    (await server.ask(`/api/events/${id}?api_key=${await server.anonymousKey()}`)).json.media
  await expect.poll(async () => (await media()).length, { timeout: 90_000 }).toBe(1)
  const [teaser] = await media()
  expect(teaser).toMatchObject({ type: 'preview_alt', name: 'film' })
  const { status, headers } = await server.ask(teaser.url)
  expect({ status, type: headers['content-type'] }).toEqual({ status: 200, type: 'video/mp4' })
}, 120_000)

it('a preroll shows the clip that is uploaded for it, and nothing before', async () => {
  const { ctx, alphaId } = server
  const own = async () =>
    (await server.ask('/api/settings')).json.prerolls.filter(({ url }: { url: string }) =>
      url.includes('/previews/'),
    )
  expect(await own()).toEqual([])
  const [row] = await ctx.db
    .select()
    .from(prerolls)
    .where(and(eq(prerolls.channel_id, alphaId), eq(prerolls.alias, 'partner')))
  await importFile(ctx, alphaId, { owner: 'preroll', id: row?.id ?? 0 }, { path: clip })
  await expect.poll(own, { timeout: 90_000 }).toHaveLength(1)
  const [{ url }] = await own()
  expect((await server.ask(url)).headers['content-type']).toBe('video/mp4')
}, 120_000)

describe('a video slide', () => {
  const shown = async () => (await server.ask('/api/slides/web')).json.items
  const film = async () => (await shown()).find(({ title }: { title: string }) => title === 'Opening')?.video
  const rowOf = async () => {
    const [row] = await server.ctx.db
      .select()
      .from(slides)
      .where(and(eq(slides.channel_id, server.alphaId), eq(slides.alias, 'opening')))
    return row
  }
  const listed = async () => (await studio.get('/channels/alpha/library')).json.slides

  it('shows the film that is uploaded for it, and its picture before', async () => {
    expect(await film()).toBeNull()
    expect(await listed()).toMatchObject([{ title: 'Opening', has_video: false, file: null }])
    const id = (await rowOf())?.id ?? 0
    await importFile(server.ctx, server.alphaId, { owner: 'slide', id }, { path: clip })
    await expect.poll(film, { timeout: 90_000 }).toMatch(/^\/previews\/alpha\/\d+\/clip\.mp4$/)
    const { status, headers } = await server.ask(await film())
    expect({ status, type: headers['content-type'] }).toEqual({ status: 200, type: 'video/mp4' })
    await expect.poll(listed).toMatchObject([{ id, has_video: true, file: { state: 'ready' } }])
  }, 120_000)

  it('keeps its film when it moves, shows it only as a video slide, and leaves no film behind', async () => {
    const { ctx } = server
    const address = await film()
    const videoId = (await rowOf())?.video_id ?? 0
    const channel = buildLibrary('alpha')
    channel.document.slides.reverse()
    await applyChannel(ctx, channel)
    await expect.poll(async () => (await shown())[0].title).toBe('Opening')
    expect(await film()).toBe(address)

    for (const slide of channel.document.slides) slide.type = 'image'
    await applyChannel(ctx, channel)
    await expect.poll(film).toBeNull()
    expect((await rowOf())?.video_id).toBe(videoId)

    channel.document.slides = channel.document.slides.filter(({ alias }) => alias !== 'opening')
    await applyChannel(ctx, channel)
    await ctx.db
      .update(videos)
      .set({ ready_at: new Date(Date.now() - 2 * 86_400_000) })
      .where(eq(videos.id, videoId))
    await server.runJob('remove-old-videos')
    const left = () => ctx.db.select().from(videos).where(eq(videos.id, videoId))
    await expect.poll(left, { timeout: 10_000 }).toEqual([])
    await expect
      .poll(() => access(ctx.folders.video(server.alphaId, videoId)).catch(() => 'gone'), { timeout: 10_000 })
      .toBe('gone')
  })
})
