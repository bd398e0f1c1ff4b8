import { lstat } from 'node:fs/promises'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { moveEvent } from '../src/catalogue/events/index.ts'
import { events } from '../src/db/tables.ts'
import { demoChannelKey } from '../src/demo/apply-demo.ts'
import { listCameras } from '../src/video/ingest/index.ts'
import { makeTestFolder, serveTests } from './serve-tests.ts'

const dataDir = await makeTestFolder('grandstand-demo-video-')
const server = await serveTests({
  channels: [],
  config: { demo: true, demoVideo: true, dataDir },
})
const key = await server.anonymousKey(demoChannelKey)
const channelId = (await server.ctx.channels.findByKey(demoChannelKey))?.id ?? 0

const ask = async (path: string) =>
  (await server.ask(path, { headers: { authorization: `Bearer ${key}` } })).json
const play = (eventId: number) => server.ask(`/api/events/${eventId}/playback`, { body: { api_key: key } })
type Listed = {
  id: number
  type: string
  has_picture: boolean
  media: { type: string; url: string | null }[]
}

it('every live game of the demo has a picture soon after the start', async () => {
  const live = async (): Promise<Listed[]> => (await ask('/api/events?stream_status=live&limit=100')).items
  expect((await live()).length).toBeGreaterThanOrEqual(6)
  const dark = async () => (await live()).filter(({ has_picture }) => !has_picture).map(({ id }) => id)
  await expect.poll(dark, { interval: 200, timeout: 20_000 }).toEqual([])
})

describe('a free game of the demo', () => {
  const cameraOf = async (eventId: number) => (await listCameras(server.ctx, channelId, eventId))[0]

  it('is live from a real encoder, which reconnects when it is cut off', async () => {
    const eventId = server.liveEventId ?? 0
    expect(await ask(`/api/events/${eventId}`)).toMatchObject({ type: 'free', stream_status: 'live' })
    // Seldom: an account starts so many players and no more.
    const isPlayed = async () => (await play(eventId)).status
    await expect.poll(isPlayed, { interval: 1_000, timeout: 60_000 }).toBe(200)
    const camera = await cameraOf(eventId)
    expect(camera).toMatchObject({ name: 'Demo camera', state: 'live' })

    await server.ctx.cameras.disconnect(camera?.video_id ?? 0)
    const { url } = (await play(eventId)).json
    const playlist = async () => (await server.ask(url)).text
    await expect.poll(playlist, { timeout: 60_000 }).toContain('#EXT-X-DISCONTINUITY')
    expect((await cameraOf(eventId))?.state).toBe('live')
  }, 150_000)
})

describe('a recording of a live game of the demo', () => {
  it('is deleted half an hour after the game ends, and the shared replay replaces it', async () => {
    const eventId = server.liveEventId ?? 0
    const [camera] = await listCameras(server.ctx, channelId, eventId)
    const folder = join(dataDir, 'media', String(channelId), String(camera?.video_id))
    const kindOf = async () => ((await lstat(folder)).isSymbolicLink() ? 'link' : 'folder')
    await moveEvent(server.ctx, channelId, eventId, { to: 'finished', by: 'operator' })
    await expect.poll(async () => (await listCameras(server.ctx, channelId, eventId))[0]?.state).toBe('ended')
    expect(await kindOf()).toBe('folder')
    expect((await play(eventId)).status).toBe(200)

    const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000)
    const times = { event_utc_ts: minutesAgo(120), ends_at: minutesAgo(31) }
    await server.ctx.db.update(events).set(times).where(eq(events.id, eventId))
    await expect.poll(kindOf, { timeout: 60_000 }).toBe('link')
    const storyboard = async () => (await play(eventId)).json.storyboard_url
    await expect.poll(storyboard, { interval: 500, timeout: 60_000 }).not.toBeNull()
    const { json } = await play(eventId)
    expect((await server.ask(json.url)).text).toContain('#EXT-X-ENDLIST')
  }, 150_000)
})

describe('games of the demo that are over', () => {
  const listed = async (status: string): Promise<Listed[]> =>
    (await ask(`/api/events?stream_status=${status}&limit=100`)).items
  const videosOf = ({ media }: Listed) => media.filter(({ type }) => type !== 'preview_alt')

  it('have a replay that plays; games to come have none', async () => {
    // A game may end while this runs: its pictures come after its replay.
    const kinds = ['vod', 'preview', 'thumbnails']
    const lacking = async () =>
      (await listed('finished')).filter(
        ({ media }) => !kinds.every(kind => media.some(({ type }) => type === kind)),
      )
    await expect.poll(lacking, { interval: 500, timeout: 120_000 }).toEqual([])
    const games = await listed('finished')
    expect((await listed('upcoming')).flatMap(videosOf)).toEqual([])

    const free = games.filter(({ type }) => type === 'free').slice(0, 2)
    expect(free).toHaveLength(2)
    for (const { id } of free) {
      const { json } = await play(id)
      const { text } = await server.ask(json.url)
      expect(text.trimEnd().endsWith('#EXT-X-ENDLIST')).toBe(true)
      const segment = await server.ask(json.url.replace('index.m3u8', 'segment-0.m4s'))
      expect(segment.status).toBe(200)
    }
  }, 200_000)

  it('show a poster and a preview to everyone, and a storyboard to users who may watch', async () => {
    const { items } = await ask('/api/events?stream_status=finished&limit=100')
    const paid = items.find(
      ({ type, media }: Listed) => type === 'paid' && media.some(file => file.type === 'preview'),
    )
    for (const kind of ['image', 'preview']) {
      const { url } = paid.media.find(({ type }: { type: string }) => type === kind)
      expect((await server.ask(url)).status).toBe(200)
    }
    const { json } = await play(items.find(({ type }: Listed) => type === 'free').id)
    const { text } = await server.ask(json.storyboard_url)
    expect(text).toContain('storyboard-0.jpg#xywh=0,0,160,90')
    const sheet = await server.ask(json.storyboard_url.replace('storyboard.vtt', 'storyboard-0.jpg'))
    expect(sheet.status).toBe(200)
  }, 150_000)

  it('lend their preview to the next upcoming games', async () => {
    const previewOf = async () => {
      const [next] = await listed('upcoming')
      return next?.media.find(({ type }) => type === 'preview_alt')?.url
    }
    await expect.poll(previewOf, { timeout: 60_000 }).toBeDefined()
    const { headers } = await server.ask((await previewOf()) ?? '')
    expect(headers['content-type']).toBe('video/mp4')
  }, 150_000)
})

it('every item of the demo’s library has a video of the stated length, and a free one plays', async () => {
  type Item = { id: number; access: string; has_video: boolean; duration_seconds: number | null }
  const items = async (): Promise<Item[]> => (await ask('/api/vod-media-items?limit=100')).items
  await expect
    .poll(async () => (await items()).every(({ has_video }) => has_video), { timeout: 60_000 })
    .toBe(true)
  const free = (await items()).find(({ access }) => access === 'free')
  const headers = { authorization: `Bearer ${key}` }
  const { json } = await server.ask(`/api/vod-media-items/${free?.id}/playback`, {
    method: 'POST',
    body: {},
    headers,
  })
  const lengths = (await server.ask(json.url)).text.matchAll(/#EXTINF:([\d.]+),/g)
  const seconds = [...lengths].reduce((sum, [, length]) => sum + Number(length), 0)
  expect(Math.round(seconds)).toBe(free?.duration_seconds)
})

it('the demo’s video slide shows a few seconds of the footage of its sport', async () => {
  const films = async () => {
    const { json } = await server.ask(`/api/slides/web?type=video&channel_key=${demoChannelKey}`)
    return json.items.map(({ video }: { video: string | null }) => video)
  }
  await expect.poll(films, { timeout: 60_000 }).toEqual([expect.stringMatching(/\/clip\.mp4$/)])
  const [film] = await films()
  const { status, headers } = await server.ask(film)
  expect({ status, type: headers['content-type'] }).toEqual({ status: 200, type: 'video/mp4' })
})
