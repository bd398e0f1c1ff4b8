import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { startEncoder } from '@grandstand/media/test-encoder'
import { describe, expect, it } from 'vitest'
import { addCamera, listCameras } from '../src/video/ingest/index.ts'
import { buildLeague, openSeason } from './event-builder.ts'
import { serveTests } from './serve-tests.ts'
import { enterStudio } from './studio-client.ts'

/** In alpha all games wait for a go, in beta none does. */
const server = await serveTests({
  channels: [buildLeague('alpha', { wait_for_go: true }), buildLeague('beta')],
})
const key = await server.anonymousKey()
const studio = await enterStudio(server, 'chief@example.com')
const season = await openSeason(server)

async function addGame(change: Parameters<typeof season.add>[1] = {}) {
  const eventId = await season.add(new Date(Date.now() + 60_000).toISOString(), change)
  return { eventId, ...(await addCamera(server.ctx, server.alphaId, eventId, 'Main camera')) }
}
const send = (streamKey: string) =>
  startEncoder(`rtmp://127.0.0.1:${server.rtmpPort}/live/${streamKey}`, {
    seconds: 120,
    isLive: true,
    size: '160x90',
    keyEverySeconds: 1,
  })
const at = (eventId: number, verb = '') => `/channels/alpha/events/${eventId}${verb}`
const play = (eventId: number) => server.ask(`/api/events/${eventId}/playback`, { body: { api_key: key } })
const eventOf = async (eventId: number) => (await server.ask(`/api/events/${eventId}?api_key=${key}`)).json
const cameraOf = async (eventId: number) => (await listCameras(server.ctx, server.alphaId, eventId))[0]
const becomes = (eventId: number, state: string) =>
  expect.poll(async () => (await cameraOf(eventId))?.state, { timeout: 20_000 }).toBe(state)
const urlOfCrew = async (eventId: number) => (await studio.get(at(eventId, '/go-live'))).json.cameras[0].url
/** All addresses below a viewer's token of the video, if somebody had one. */
function addressesOf(videoId: number, crewUrl: string): string[] {
  const token = server.ctx.mediaTokens.write({
    channelId: server.alphaId,
    videoId,
    scope: null,
    playbackId: 'viewer'.padEnd(16, '0'),
    device: null,
    expiresAt: new Date(Date.now() + 60_000),
  })
  const crewRung = crewUrl.split('/').at(-2)
  const names = ['index.m3u8', 'source/index.m3u8', 'segment-0.m4s', 'init-0.mp4', 'frame-0.jpg']
  const ofCrew = ['index.m3u8', 'segment-0.m4s', 'init-0.mp4'].map(name => `${crewRung}/${name}`)
  return [...names, ...ofCrew].map(name => `/media/${token}/${name}`)
}
const foldersOf = (videoId: number) =>
  readdir(join(server.dataDir, 'media', String(server.alphaId), String(videoId))).catch(() => [])

describe('a game that waits for go', () => {
  it('shows its picture to the crew, and nothing of it to viewers before it is released', async () => {
    const { eventId, video_id, stream_key } = await addGame()
    const encoder = send(stream_key)
    await becomes(eventId, 'held')
    const url = await urlOfCrew(eventId)
    const list = await server.ask(url)
    const [segment = ''] = list.text.match(/segment-[^\n"]+\.m4s/) ?? []
    const seen = await server.ask(url.replace('index.m3u8', segment))
    expect({ status: seen.status, cache: seen.headers['cache-control'] }).toEqual({
      status: 200,
      cache: 'private, no-store',
    })

    expect(await eventOf(eventId)).toMatchObject({
      stream_status: 'upcoming',
      has_picture: false,
      signal_lost_at: null,
    })
    expect(await eventOf(eventId)).not.toHaveProperty('live_frame')
    expect((await play(eventId)).json.error.code).toBe('nothing_to_play')
    for (const name of ['now-480.jpg', 'now.mp4'])
      expect((await server.ask(`/previews/alpha/${video_id}/${name}`)).status).toBe(404)
    for (const address of addressesOf(video_id, url))
      expect({ address, status: (await server.ask(address)).status }).toEqual({ address, status: 404 })

    const goAt = Date.now()
    expect((await studio.post(at(eventId, '/start'))).status).toBe(200)
    await expect.poll(async () => (await play(eventId)).status, { timeout: 20_000 }).toBe(200)
    const { json } = await play(eventId)
    expect((await server.ask(json.url)).text).toContain('#EXT-X-PART-INF')
    const recording = await server.ctx.recordings.find(server.alphaId, video_id)
    expect(recording?.segments[0]?.wallTimeMs).toBeGreaterThan(goAt)
    await becomes(eventId, 'live')
    expect(await eventOf(eventId)).toMatchObject({ stream_status: 'live', has_picture: true })
    // With it too, what the crew saw is for nobody else.
    const rung = url.split('/').at(-2)
    expect((await server.ask(`${json.url.split('/').slice(0, 3).join('/')}/${rung}/index.m3u8`)).status).toBe(
      404,
    )

    encoder.child.kill('SIGKILL')
    await encoder.done
    await expect
      .poll(async () => (await foldersOf(video_id)).filter(name => name.startsWith('crew')))
      .toEqual([])
  })

  it('leaves no replay where nobody released it, and waits for the encoder again', async () => {
    const { eventId, video_id, stream_key } = await addGame()
    const encoder = send(stream_key)
    await becomes(eventId, 'held')
    encoder.child.kill('SIGKILL')
    await encoder.done
    await becomes(eventId, 'interrupted')
    const again = send(stream_key)
    await becomes(eventId, 'held')
    expect((await studio.post(at(eventId, '/start'))).status).toBe(200)
    expect((await studio.post(at(eventId, '/end'))).status).toBe(200)
    await again.done
    await expect
      .poll(async () => ['idle', 'ended'].includes((await cameraOf(eventId))?.state ?? ''))
      .toBe(true)
    const crew = (await foldersOf(video_id)).filter(name => name.startsWith('crew'))
    expect(crew).toEqual([])
  })

  it('is a choice of each game: one that does not wait goes live with its picture', async () => {
    const { eventId, stream_key } = await addGame()
    expect((await studio.get(at(eventId))).json).toMatchObject({ waits_for_go: true, own_waits_for_go: null })
    expect((await studio.post(at(eventId, '/wait-for-go'), { waits_for_go: false })).status).toBe(200)
    expect((await studio.get(at(eventId))).json).toMatchObject({
      waits_for_go: false,
      own_waits_for_go: false,
    })
    const encoder = send(stream_key)
    await becomes(eventId, 'live')
    // The game follows its camera.
    await expect.poll(async () => (await eventOf(eventId)).stream_status).toBe('live')
    encoder.child.kill('SIGKILL')
    await encoder.done
  })
})

describe('a pause', () => {
  it('shows viewers no picture while the crew goes on, and none of it afterwards', async () => {
    const { eventId, video_id, stream_key } = await addGame({ waits_for_go: false })
    expect((await studio.post(at(eventId, '/pause'))).status).toBe(409)
    const encoder = send(stream_key)
    await becomes(eventId, 'live')
    expect((await studio.post(at(eventId, '/pause'))).status).toBe(200)
    expect((await eventOf(eventId)).is_paused).toBe(true)
    await becomes(eventId, 'held')
    const pausedAt = Date.now()
    expect((await eventOf(eventId)).signal_lost_at).toBeGreaterThan(0)
    const recording = await server.ctx.recordings.find(server.alphaId, video_id)
    const before = recording?.endSeconds
    await expect
      .poll(async () => (await server.ask(await urlOfCrew(eventId))).text, { timeout: 20_000 })
      .toContain('.m4s')
    expect(recording?.endSeconds).toBe(before)

    const goesOnAt = Date.now()
    expect((await studio.post(at(eventId, '/resume'))).status).toBe(200)
    await becomes(eventId, 'live')
    await expect.poll(() => recording?.endSeconds, { timeout: 20_000 }).toBeGreaterThan((before ?? 0) + 1)
    expect(await eventOf(eventId)).toMatchObject({ is_paused: false, signal_lost_at: null })
    const taken = recording?.segments.map(({ wallTimeMs }) => wallTimeMs) ?? []
    expect(taken.filter(ms => ms > pausedAt && ms < goesOnAt)).toEqual([])
    encoder.child.kill('SIGKILL')
    await encoder.done
  })
})
