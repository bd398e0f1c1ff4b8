import { access } from 'node:fs/promises'
import { join } from 'node:path'
import { count, eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { eventMedia, mediaCaptions, mediaRungs, playbacks, videos } from '../src/db/tables.ts'
import { removeVideo } from '../src/video/videos/index.ts'
import { buildLeague, openSeason } from './event-builder.ts'
import { serveTests } from './serve-tests.ts'
import { enterStudio } from './studio-client.ts'
import { addReplay, addRung, addVideo, baseOf } from './video-builder.ts'

const dayMs = 86_400_000

const server = await serveTests({
  channels: [buildLeague('alpha', { keep_videos_days: 30 }), buildLeague('beta')],
})
const season = await openSeason(server)

const newGame = () =>
  season.add(new Date(Date.now() - 60_000).toISOString(), { stream_status: 'finished', type: 'free' })
const storageDir = (videoId: number) => join(server.dataDir, 'media', String(server.alphaId), String(videoId))
const isVideo = async (videoId: number) =>
  (await server.ctx.db.select().from(videos).where(eq(videos.id, videoId))).length === 1

async function start(eventId: number) {
  const body = { api_key: await server.anonymousKey() }
  return server.ask(`/api/events/${eventId}/playback`, { body })
}

describe('a token that opens a stretch of a video', () => {
  let base: string
  let whole: string
  let videoId: number
  let recording: Awaited<ReturnType<typeof addReplay>>['recording']

  beforeAll(async () => {
    ;({ videoId, recording } = await addReplay(server, await newGame(), { seconds: 9 }))
    expect(recording.segments.length).toBeGreaterThan(3)
    await addRung(server, videoId, { name: 'source', height: 90, bandwidth: 900_000 })
    const [, second, third] = recording.segments
    const grant = {
      channelId: server.alphaId,
      videoId,
      playbackId: '0123456789abcdef',
      device: null,
      expiresAt: new Date(Date.now() + 60_000),
    }
    // From within the second segment to within the third.
    const scope = {
      fromMs: Math.round((second?.startSeconds ?? 0) * 1000 + 500),
      toMs: Math.round((third?.startSeconds ?? 0) * 1000 + 500),
    }
    base = `/media/${server.ctx.mediaTokens.write({ ...grant, scope })}/`
    whole = `/media/${server.ctx.mediaTokens.write({ ...grant, scope: null })}/`
  })

  it('gives the segments that overlap it as a complete playlist, and plays them', async () => {
    const { text } = await server.ask(`${base}source/index.m3u8`)
    expect(text).toContain('#EXT-X-PLAYLIST-TYPE:VOD')
    expect(text).toContain('#EXT-X-ENDLIST')
    expect(text.match(/segment-\d+\.m4s/g)).toEqual(['segment-1.m4s', 'segment-2.m4s'])
    expect((await server.ask(`${base}index.m3u8`)).text).toContain('source/index.m3u8')
    for (const file of ['init-0.mp4', 'segment-1.m4s', 'source/segment-2.m4s', 'part-1-0.m4s'])
      expect((await server.ask(base + file)).status, file).toBe(200)
  })

  it('opens nothing outside, and nothing that shows or opens the whole', async () => {
    const others = ['segment-0.m4s', 'segment-3.m4s', 'source/segment-3.m4s', 'part-0-0.m4s', 'part-9-0.m4s']
    const shown = ['grant', 'storyboard.vtt', 'storyboard-0.jpg']
    for (const file of [...others, ...shown]) expect((await server.ask(base + file)).status, file).toBe(403)
    expect((await server.ask(`${whole}segment-3.m4s`)).status).toBe(200)
    expect((await server.ask(`${whole}grant`)).status).toBe(204)
  })

  it('has the captions of the stretch, from the start of its first segment', async () => {
    const [, second, third] = recording.segments
    const [from, to] = [(second?.startSeconds ?? 0) + 0.5, (third?.startSeconds ?? 0) + 0.5]
    const at = (seconds: number) => new Date(Math.round(seconds * 1000)).toISOString().slice(11, 23)
    const cue = (start: number, end: number, text: string) => `${at(start)} --> ${at(end)}\n${text}`
    const content = [
      'WEBVTT',
      cue(0, 0.4, 'Before'),
      cue(from - 0.1, to - 0.4, 'Goal!'),
      cue(to, to + 1, 'After'),
    ]
    const [made] = await server.ctx.db
      .insert(mediaCaptions)
      .values({
        channel_id: server.alphaId,
        video_id: videoId,
        language: 'en',
        name: 'English',
        content: content.join('\n\n'),
      })
      .returning({ id: mediaCaptions.id })
    const { text } = await server.ask(`${base}captions-${made?.id}.vtt`)
    const zero = second?.startSeconds ?? 0
    expect(text).toBe(`WEBVTT\n\n${cue(from - zero, to - 0.4 - zero, 'Goal!')}\n`)
    expect((await server.ask(`${whole}captions-${made?.id}.vtt`)).text).toContain('After')
    expect((await server.ask(`${base}captions-999999.vtt`)).status).toBe(404)
  })

  it('cannot be widened', async () => {
    const wider = base.replace(/\.[0-9a-z]+-/, '.zzzz-')
    expect((await server.ask(`${wider}segment-1.m4s`)).status).toBe(403)
  })
})

describe('a video', () => {
  it('that is removed leaves no row and no file, and its event no longer lists it', async () => {
    const eventId = await newGame()
    const { videoId } = await addReplay(server, eventId)
    await addRung(server, videoId, { name: 'source', height: 90, bandwidth: 900_000 })
    await server.ctx.db.insert(mediaCaptions).values({
      channel_id: server.alphaId,
      video_id: videoId,
      language: 'en',
      name: 'English',
      content: 'x',
    })
    const { json } = await start(eventId)
    await server.ctx.db.transaction(tx => removeVideo(server.ctx, tx, server.alphaId, videoId))
    for (const table of [eventMedia, mediaRungs, mediaCaptions, playbacks]) {
      const rows = await server.ctx.db
        .select({ count: count() })
        .from(table)
        .where(eq(table.video_id, videoId))
      expect(rows[0]?.count).toBe(0)
    }
    await expect.poll(() => access(storageDir(videoId)).catch(() => 'gone'), { timeout: 10_000 }).toBe('gone')
    expect((await server.ask(`${baseOf(json.url)}segment-0.m4s`)).status).toBe(404)
    expect((await start(eventId)).json.error.code).toBe('nothing_to_play')
    const key = await server.anonymousKey()
    expect((await server.ask(`/api/events/${eventId}?api_key=${key}`)).json.media).toEqual([])
  })

  it('is removed after the channel’s retention time, not before, and never on a channel that keeps all', async () => {
    const age = async (videoId: number, days: number, state = 'ready') => {
      const ready_at = new Date(Date.now() - days * dayMs)
      await server.ctx.db.update(videos).set({ ready_at, state }).where(eq(videos.id, videoId))
      return videoId
    }
    const eventId = await newGame()
    const old = await age(await addVideo(server, eventId), 31)
    const kept = [
      await age(await addVideo(server, eventId), 29),
      await age(await addVideo(server, eventId), 31, 'live'),
      await age(await addVideo(server, eventId, server.betaId), 400),
    ]
    await server.runJob('remove-old-videos')
    await expect.poll(() => isVideo(old), { timeout: 10_000 }).toBe(false)
    for (const id of kept) expect(await isVideo(id)).toBe(true)
  })

  it('is kept longer or shorter than the channel says if an operator says so', async () => {
    const studio = await enterStudio(server, 'keeps@example.com')
    const age = (videoId: number, days: number) =>
      server.ctx.db
        .update(videos)
        .set({ ready_at: new Date(Date.now() - days * dayMs), state: 'ready' })
        .where(eq(videos.id, videoId))
    const keep = (eventId: number, keep_until: Date | null) =>
      studio.post(`/channels/alpha/events/${eventId}/keep`, { keep_until: keep_until?.toISOString() ?? null })
    const told = async (eventId: number) => (await studio.get(`/channels/alpha/events/${eventId}`)).json.kept
    const [final, other, empty] = [await newGame(), await newGame(), await newGame()]
    const [longer, shorter] = [await addVideo(server, final), await addVideo(server, other)]
    await age(longer, 400)
    await age(shorter, 1)
    const later = new Date(Date.now() + dayMs)
    expect((await keep(final, later)).status).toBe(200)
    expect(await told(final)).toEqual({ until: later.toISOString(), days: 30 })
    // Who mistypes the year loses nothing.
    expect((await keep(final, new Date(Date.now() - dayMs))).status).toBe(400)
    expect((await keep(empty, later)).status).toBe(409)
    expect(await told(empty)).toBeNull()
    const past = new Date(Date.now() - 1_000)
    await server.ctx.db.update(videos).set({ keep_until: past }).where(eq(videos.id, shorter))
    await server.runJob('remove-old-videos')
    await expect.poll(() => isVideo(shorter), { timeout: 10_000 }).toBe(false)
    expect(await isVideo(longer)).toBe(true)
    expect((await keep(final, null)).status).toBe(200)
    await server.runJob('remove-old-videos')
    await expect.poll(() => isVideo(longer), { timeout: 10_000 }).toBe(false)
    const { items } = (await studio.get('/audit-log?limit=2')).json
    expect(items).toMatchObject([{ action: 'keep_videos' }, { action: 'keep_videos' }])
  })

  it('of an event that is deleted is deleted with its files', async () => {
    const { videoId } = await addReplay(server, await newGame())
    await server.ctx.db.delete(eventMedia).where(eq(eventMedia.video_id, videoId))
    await server.ctx.db
      .update(videos)
      .set({ ready_at: new Date(Date.now() - 2 * dayMs) })
      .where(eq(videos.id, videoId))
    await server.runJob('remove-old-videos')
    await expect.poll(() => access(storageDir(videoId)).catch(() => 'gone'), { timeout: 10_000 }).toBe('gone')
    expect(await isVideo(videoId)).toBe(false)
  })
})
