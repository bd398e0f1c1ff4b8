import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { startEncoder } from '@grandstand/media/test-encoder'
import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { alarms, events, scoreChanges, transactions, videos } from '../src/db/tables.ts'
import { addCamera } from '../src/video/ingest/index.ts'
import { attachVideo } from '../src/video/videos/attach-video.ts'
import { openSeason } from './event-builder.ts'
import { openMailbox } from './mailbox.ts'
import { openShop } from './order-builder.ts'
import { serveTests } from './serve-tests.ts'
import { buildSoldLeague } from './sold-league.ts'
import { enterStudio, makeOperator, openStudio } from './studio-client.ts'
import { addReplay, addVideo } from './video-builder.ts'

const server = await serveTests({ channels: [buildSoldLeague('alpha'), buildSoldLeague('beta')] })
const season = await openSeason(server)
const studio = await enterStudio(server, 'producer@example.com', server.alphaId, 'producer')

const hoursAgo = (count: number) => new Date(Date.now() - count * 3_600_000).toISOString()
const addGame = (change: Parameters<typeof season.add>[1] = {}) =>
  season.add(hoursAgo(3), { stream_status: 'finished', ...change })
const at = (id: number, path = '') => `/channels/alpha/events/${id}${path}`
const closingOf = async (id: number) => (await studio.get(at(id, '/closing'))).json

describe('a game after the night', () => {
  it('is closed and reopened with who and when, and reopens when it goes on', async () => {
    const id = await addGame()
    expect(await closingOf(id)).toMatchObject({ closed: null, can_close: true, replays: [] })
    await Promise.all([studio.post(at(id, '/close')), studio.post(at(id, '/close'))])
    expect((await closingOf(id)).closed).toEqual({
      by: 'producer',
      at: expect.stringMatching(/^20/),
    })
    expect((await studio.get(at(id))).json.closed.by).toBe('producer')
    expect((await studio.post(at(id, '/reopen'))).status).toBe(200)
    expect((await closingOf(id)).closed).toBeNull()

    await studio.post(at(id, '/close'))
    expect((await studio.post(at(id, '/start'))).status).toBe(200)
    expect(await closingOf(id)).toMatchObject({ closed: null, can_close: false })
    expect((await studio.post(at(id, '/close'))).status).toBe(409)
    await makeOperator(server, 'owner@example.com', server.alphaId)
    const log = (await (await openStudio(server, 'owner@example.com')).get('/audit-log?channel=alpha')).json
      .items
    const actions = log.map(({ action }: { action: string }) => action)
    expect(actions.filter((action: string) => action === 'close_game')).toHaveLength(2)
    expect(actions).toContain('reopen_game')
  })

  it('keeps notes with author and time', async () => {
    const id = await addGame()
    expect((await studio.post(at(id, '/notes'), { text: '  The second microphone was off.  ' })).status).toBe(
      200,
    )
    await studio.post(at(id, '/close'))
    await studio.post(at(id, '/notes'), { text: 'It is repaired.' })
    expect((await closingOf(id)).notes).toMatchObject([
      { text: 'The second microphone was off.', by: 'producer' },
      { text: 'It is repaired.' },
    ])
    expect((await studio.post(at(id, '/notes'), { text: '   ' })).status).toBe(400)
  })

  it('shows the money of the game, with fees and refunds', async () => {
    const id = await addGame({ type: 'ppv', base_price: 900, service_fee: 100 })
    const other = await addGame({ type: 'ppv', base_price: 900, service_fee: 100 })
    const shop = openShop(server)
    for (const [index, event_id] of [id, id, other].entries()) {
      const { userId } = await server.programKey(server.alphaId, `buyer-${index}@example.com`)
      await shop.pay(await shop.add(userId, { event_id }))
    }
    const { db } = server.ctx
    const [first] = await db.select().from(transactions).orderBy(transactions.id).limit(1)
    await db
      .update(transactions)
      .set({ refunded: 250 })
      .where(eq(transactions.id, first?.id ?? 0))
    const { money } = await closingOf(id)
    expect(money).toMatchObject({ payments: 2, total: 1_998, fees: 200, refunded: 250, left_out: 0 })
    expect((await closingOf(other)).money).toMatchObject({ payments: 1, refunded: 0 })
  })

  it('lists its alarms', async () => {
    const id = await addGame()
    await server.ctx.db.insert(alarms).values({
      channel_id: server.alphaId,
      kind: 'black',
      event_id: id,
      opened_at: new Date(),
      closed_at: new Date(),
      acknowledged_by: 'Ada',
    })
    expect((await closingOf(id)).alarms).toMatchObject([{ kind: 'black', acknowledged_by: 'Ada' }])
  })

  it('is not available for another channel, or for a rehearsal', async () => {
    const id = await addGame()
    const beta = await enterStudio(server, 'beta@example.com', server.betaId)
    expect((await beta.get(at(id, '/closing'))).status).toBe(404)
    expect((await beta.get(`/channels/beta/events/${id}/closing`)).status).toBe(404)
    expect((await beta.post(`/channels/beta/events/${id}/close`)).status).toBe(404)
    await server.ctx.db.update(events).set({ is_private: true }).where(eq(events.id, id))
    expect((await studio.get(at(id, '/closing'))).status).toBe(404)
    expect((await studio.post(at(id, '/close'))).status).toBe(404)
  })
})

describe('the mail', () => {
  it('is sent once, in the language of the request, to those who may still have it', async () => {
    const { mailsTo } = openMailbox(server)
    const id = await addGame({ name: 'Cup final' })
    const scorer = await enterStudio(server, 'scorer@example.com', server.alphaId, 'scorer')
    expect((await scorer.post('/channels/alpha/closing-mail', { language: 'en' })).status).toBe(403)
    expect((await studio.post('/channels/alpha/closing-mail', { language: 'fr' })).status).toBe(200)
    expect((await closingOf(id)).mail_language).toBe('fr')
    await studio.post(at(id, '/notes'), { text: 'Full house' })
    await studio.post(at(id, '/close'))
    await studio.post(at(id, '/reopen'))
    await studio.post(at(id, '/close'))
    const mails = async () =>
      (await mailsTo('producer@example.com')).filter(({ text }) => text.includes('Cup final'))
    await expect.poll(async () => (await mails()).length, { timeout: 20_000 }).toBe(1)
    const [mail] = await mails()
    expect(mail?.subject).toBe('Après la soirée\u00a0: Cup final')
    expect(mail?.text).toContain('Full house')
    expect(mail?.text).toContain(`/studio/channels/alpha/events/${id}/closing`)
    // Were there a second one, it would have come with the next game's.
    const next = await addGame({ name: 'Next game' })
    await studio.post(at(next, '/close'))
    await expect.poll(async () => (await mailsTo('producer@example.com')).length, { timeout: 20_000 }).toBe(2)
    expect(await mails()).toHaveLength(1)
    await studio.post('/channels/alpha/closing-mail', { language: null })
    expect((await closingOf(next)).mail_language).toBeNull()
  })
})

describe('the replay', () => {
  it('is measured, including the time its camera was away', async () => {
    const id = await season.add(new Date(Date.now() - 60_000).toISOString())
    const { stream_key } = await addCamera(server.ctx, server.alphaId, id, 'Main camera')
    const url = `rtmp://127.0.0.1:${server.rtmpPort}/live/${stream_key}`
    await startEncoder(url, { seconds: 4, isLive: true, size: '160x90' }).done
    await sleep(3_000)
    await startEncoder(url, { seconds: 4, isLive: true, size: '160x90' }).done
    await studio.post(at(id, '/end'))
    await expect
      .poll(async () => (await closingOf(id)).replays[0]?.findings, { timeout: 20_000 })
      .toEqual(expect.arrayContaining(['breaks', 'short', 'no_captions']))
    const [replay] = (await closingOf(id)).replays
    expect(replay.breaks).toHaveLength(1)
    expect(replay.breaks[0].seconds).toBeGreaterThan(2)
    expect(replay.duration_ms).toBeGreaterThan(6_000)
    expect(replay.duration_ms).toBeLessThan(20_000)
    expect((await closingOf(id)).incidents).toMatchObject([{ camera: 'Main camera', state: 'interrupted' }])
    expect((await server.ask(replay.url)).text).toContain('#EXT-X-DISCONTINUITY')
    // Nobody scored, so its opening represents it.
    await expect
      .poll(async () => (await closingOf(id)).replays[0].poster, { timeout: 20_000 })
      .toMatch(/poster-160x90-m\d+\.jpg$/)
    expect((await closingOf(id)).replays[0].findings).not.toContain('no_poster')
  }, 60_000)

  it('is represented by its best moment, in the library too, until an operator chooses another picture', async () => {
    const id = await addGame({ type: 'free' })
    const { videoId, recording } = await addReplay(server, id, { seconds: 12, size: '640x360' })
    const poster = async () => (await closingOf(id)).replays[0].poster
    const { db } = server.ctx
    const [before] = recording.segments
    const beginMs = before?.wallTimeMs ?? 0
    const told = [
      { participant_id: 1, score: 1, seconds: 5 },
      { participant_id: 2, score: 6, seconds: 7 },
      { participant_id: 2, score: 9, seconds: 11 },
    ]
    await db.insert(scoreChanges).values(
      told.map(({ participant_id, score, seconds }) => ({
        channel_id: server.alphaId,
        event_id: id,
        participant_id,
        score,
        at: new Date(beginMs + seconds * 1000),
      })),
    )
    // A recording from before stills were drawn.
    await db
      .update(videos)
      .set({ ready_at: new Date(hoursAgo(2)) })
      .where(eq(videos.id, videoId))
    await server.runJob('draw-missing-stills')
    const beganMs = (before?.startSeconds ?? 0) * 1000
    await expect.poll(poster, { timeout: 20_000 }).toMatch(/poster-640x360-m\d+\.jpg$/)
    expect(Number((await poster()).match(/m(\d+)/)?.[1]) - beganMs).toBeCloseTo(4_000, -2)
    const key = await server.anonymousKey()
    const { image } = (await server.ask(`/api/events/${id}?api_key=${key}`)).json
    expect(image).toMatchObject({ url: await poster(), variants: [{ width: 480 }, { width: 640 }] })
    for (const { url, width } of image.variants) {
      const picture = await server.ask(url)
      expect(picture.headers['cache-control']).toBe('public, max-age=86400')
      expect(await sharp(picture.bytes).metadata()).toMatchObject({ format: 'jpeg', width })
    }
    const { json: item } = await studio.post(at(id, `/replays/${videoId}/library`))
    const { assets } = (await server.ask(`/api/vod-media-items/${item.id}?api_key=${key}`)).json
    expect(assets).toContainEqual({ type: 'image', path: image.variants[0].url })

    // Who closes the game confirms its scores: the three points were none.
    await db.delete(scoreChanges).where(eq(scoreChanges.score, 9))
    await studio.post(at(id, '/close'))
    await expect
      .poll(async () => Number((await poster()).match(/m(\d+)/)?.[1]) - beganMs, { timeout: 20_000 })
      .toBeCloseTo(2_000, -2)
    await studio.post(at(id, `/replays/${videoId}/poster`), { at_ms: 500 })
    await expect.poll(poster, { timeout: 20_000 }).toMatch(/-500\.jpg$/)
    await studio.post(at(id, '/reopen'))
    await studio.post(at(id, '/close'))
    await server.runJob('draw-missing-stills')
    const other = await addGame()
    const { videoId: last } = await addReplay(server, other)
    await db
      .update(videos)
      .set({ ready_at: new Date(hoursAgo(2)) })
      .where(eq(videos.id, last))
    await server.runJob('draw-missing-stills')
    await expect
      .poll(async () => (await closingOf(other)).replays[0].poster, { timeout: 20_000 })
      .toMatch(/-m\d+\.jpg$/)
    expect(await poster()).toMatch(/-500\.jpg$/)
  }, 60_000)

  it('says why a picture could not be made, until another one is', async () => {
    const id = await addGame()
    const { videoId } = await addReplay(server, id)
    const folder = server.ctx.folders.video(server.alphaId, videoId)
    const choose = () => studio.post(at(id, `/replays/${videoId}/poster`), { at_ms: 500 })
    const problem = async () => (await closingOf(id)).replays[0].poster_problem
    expect(await problem()).toBeNull()
    const [segment = ''] = (await readdir(folder)).filter(name => name.startsWith('segment-')).sort()
    const whole = await readFile(join(folder, segment))
    await writeFile(join(folder, segment), Buffer.alloc(whole.length))
    expect((await choose()).status).toBe(200)
    await expect.poll(problem, { timeout: 20_000 }).toBe('failed')
    await writeFile(join(folder, segment), whole)
    expect((await choose()).status).toBe(200)
    await expect.poll(async () => (await closingOf(id)).replays[0].poster, { timeout: 20_000 }).not.toBeNull()
    expect(await problem()).toBeNull()
  }, 60_000)

  it('gets a picture from any moment, which lists then show', async () => {
    const id = await addGame()
    const { videoId } = await addReplay(server, id)
    const choose = (at_ms: number, video = videoId) =>
      studio.post(at(id, `/replays/${video}/poster`), { at_ms })
    const poster = async () => (await closingOf(id)).replays[0].poster
    expect(await poster()).toBeNull()
    expect((await choose(1_500)).status).toBe(200)
    await expect.poll(poster, { timeout: 20_000 }).toMatch(/poster-160x90-1500\.jpg$/)
    const first = await server.ask(await poster())
    expect(first.status).toBe(200)
    expect(first.headers['content-type']).toBe('image/jpeg')
    // Later than its end: the last picture.
    expect((await choose(60_000)).status).toBe(200)
    await expect.poll(poster, { timeout: 20_000 }).toMatch(/-60000\.jpg$/)
    const headers = { authorization: `Bearer ${await server.anonymousKey()}` }
    const shown = (await server.ask(`/api/events/${id}`, { headers })).json
    expect(shown.media).toContainEqual(expect.objectContaining({ type: 'image', url: await poster() }))
    expect((await server.ask(await poster())).text).not.toBe(first.text)
    expect((await choose(0, videoId + 1_000)).status).toBe(404)
    expect((await choose(-1)).status).toBe(400)
  }, 60_000)

  it('becomes a library item once, which plays; a new file for the item leaves the replay of the game alone', async () => {
    const id = await addGame({ name: { en: 'Gala', fr: 'Le gala' }, type: 'free' })
    const { videoId } = await addReplay(server, id)
    const add = () => studio.post(at(id, `/replays/${videoId}/library`))
    const { json } = await add()
    expect((await add()).json).toEqual(json)
    expect((await closingOf(id)).library_item).toMatchObject({ id: json.id, title: 'Gala' })
    const { apiKey } = await server.programKey(server.alphaId, 'fan@example.com')
    const headers = { authorization: `Bearer ${apiKey}` }
    const shown = await server.ask(`/api/vod-media-items/${json.id}?language=fr`, { headers })
    expect(shown.json).toMatchObject({ title: 'Le gala', access: 'game', event_id: id, has_video: true })
    // It is where viewers look, without another step, and once.
    const { items } = (await server.ask('/api/vod-media-rails?language=bg', { headers })).json
    const ofRail = ({ vod_media_items }: { vod_media_items: { id: number }[] }) =>
      vod_media_items.filter(item => item.id === json.id)
    expect(items.flatMap(ofRail)).toHaveLength(1)
    expect(items.at(-1)).toMatchObject({ title: 'Записи' })
    const playback = await server.ask(`/api/vod-media-items/${json.id}/playback`, { body: {}, headers })
    expect((await server.ask(playback.json.url)).text).toContain('#EXTM3U')
    // What was made so can be changed and published as all else.
    expect((await studio.get('/channels/alpha/content')).json).toMatchObject({ problems: [] })
    const other = await addVideo(server, await addGame())
    const ownerRef = { owner: 'library', id: json.id } as const
    await server.ctx.db.transaction(tx =>
      attachVideo(server.ctx, tx, server.alphaId, ownerRef, { videoId: other, name: 'Better' }),
    )
    expect((await closingOf(id)).replays).toHaveLength(1)
    expect((await closingOf(id)).library_item).toBeNull()
  }, 60_000)

  it('opens from the library to whom the game opens: a pay-per-view game to its buyers alone', async () => {
    const id = await addGame({ type: 'ppv', base_price: 899 })
    const { videoId } = await addReplay(server, id)
    const { json: item } = await studio.post(at(id, `/replays/${videoId}/library`))
    const play = (headers: Record<string, string>) =>
      server.ask(`/api/vod-media-items/${item.id}/playback`, { body: {}, headers })
    const fan = await server.programKey(server.alphaId, 'replay-fan@example.com')
    const asFan = { authorization: `Bearer ${fan.apiKey}` }
    const visitor = { authorization: `Bearer ${await server.anonymousKey()}` }
    const shown = await server.ask(`/api/vod-media-items/${item.id}`, { headers: asFan })
    expect(shown.json).toMatchObject({ access: 'game', event_id: id })
    expect((await play(visitor)).status).toBe(401)
    expect((await play(asFan)).json.error).toMatchObject({ code: 'purchase_needed' })
    const shop = openShop(server)
    await shop.pay(await shop.add(fan.userId, { event_id: id }))
    const playback = await play(asFan)
    expect((await server.ask(playback.json.url)).text).toContain('#EXTM3U')
    // The price changes, and the library follows.
    await server.ctx.db.update(events).set({ type: 'free' }).where(eq(events.id, id))
    expect((await play(visitor)).status).toBe(200)
  }, 60_000)
})
