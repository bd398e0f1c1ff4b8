import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { limits } from '@grandstand/contract'
import { startEncoder } from '@grandstand/media/test-encoder'
import { makeFile } from '@grandstand/media/test-file'
import { describe, expect, it, vi } from 'vitest'
import { moveEvent, updateEvent } from '../src/catalogue/events/index.ts'
import { addCamera, listCameras, rotateStreamKey } from '../src/video/ingest/index.ts'
import { openBrowser, registerPerson } from './browser.ts'
import { clipSettings, openCutter } from './clip-builder.ts'
import { buildLeague, openSeason } from './event-builder.ts'
import { openStream } from './event-stream-client.ts'
import { openMailbox } from './mailbox.ts'
import { serveTests } from './serve-tests.ts'
import type { TestServer } from './start-test-server.ts'
import { makeOperator, openStudio } from './studio-client.ts'
import { baseOf } from './video-builder.ts'

const secretKey = 'a secret that all processes have in common'

const config = { secretKey, rateLimitScale: 1 }
/** Two processes of all roles and one that shows pages alone, each with files of its own, on one database. */
const here = await serveTests({
  channels: [buildLeague('alpha', clipSettings), buildLeague('beta')],
  config,
})
const there = await serveTests({ beside: here, config })
const pages = await serveTests({ beside: here, config: { ...config, roles: new Set(['web'] as const) } })
const season = await openSeason(here)
const key = await here.anonymousKey()
for (const { ctx } of [here, there, pages])
  await vi.waitFor(() => expect(ctx.nodes.list()).toHaveLength(3), { timeout: 10_000 })

async function addGame() {
  const eventId = await season.add(new Date(Date.now() - 60_000).toISOString(), {
    teams: ['heloise-ball', 'team'],
  })
  return { eventId, ...(await addCamera(here.ctx, here.alphaId, eventId, 'Main camera')) }
}
const send = (server: TestServer, streamKey: string) =>
  startEncoder(`rtmp://127.0.0.1:${server.rtmpPort}/live/${streamKey}`, {
    seconds: 60,
    isLive: true,
    size: '160x90',
    keyEverySeconds: 1,
  })
const play = (server: TestServer, eventId: number) =>
  server.ask(`/api/events/${eventId}/playback`, { body: { api_key: key } })
async function playAt(server: TestServer, eventId: number): Promise<string> {
  await expect
    .poll(async () => (await play(server, eventId)).status, { timeout: 20_000, interval: 500 })
    .toBe(200)
  return (await play(server, eventId)).json.url
}
const cameraOf = async (eventId: number) => (await listCameras(here.ctx, here.alphaId, eventId))[0]
const nextPart = (playlist: string) =>
  playlist.match(/PRELOAD-HINT:TYPE=PART,URI="(part-(\d+)-(\d+)\.m4s)"/) ?? []
/** Requests that a process has answered, for media unless the route is another. */
async function answered(server: TestServer, route = '/media/:token/:rung/:file'): Promise<number> {
  const { text } = await server.ask('/metrics')
  const lines = text.matchAll(new RegExp(`^http_requests_total\\{.*route="${route}".*\\} (\\d+)$`, 'gm'))
  return [...lines].reduce((sum, [, count]) => sum + Number(count), 0)
}

describe('a game that one process records', () => {
  it('can be watched in all of them, and each new part is fetched once', async () => {
    const { eventId, stream_key } = await addGame()
    const encoder = send(here, stream_key)
    const url = await playAt(pages, eventId)
    expect(pages.rtmpPort).toBe(null)
    expect(pages.ctx.rtmpUrl()).toMatch(new RegExp(`:(${here.rtmpPort}|${there.rtmpPort})/live$`))
    const base = baseOf(url)
    const { text, headers } = await pages.ask(url)
    expect(headers['content-type']).toBe('application/vnd.apple.mpegurl')
    expect(text).toContain('#EXT-X-PART-INF')
    // A second encoder with the key is refused by the process that it comes to.
    expect((await send(there, stream_key).done).code).not.toBe(0)
    expect(await cameraOf(eventId)).toMatchObject({ state: 'live', problem: 'busy' })

    const tokens = await Promise.all([1, 2].map(async () => baseOf((await play(pages, eventId)).json.url)))
    const before = await answered(here)
    const [, file, next] = nextPart((await pages.ask(url)).text)
    // A second ahead, so that all of them wait at the same time.
    const segment = Number(next) + 1
    const waiting = Array.from({ length: 20 }, (_, index) =>
      pages.ask(`${tokens[index % 2]}source/index.m3u8?_HLS_msn=${segment}&_HLS_part=0&x=${index}`),
    )
    const parts = Array.from({ length: 20 }, () => pages.ask(`${base}source/part-${segment}-0.m4s`))
    for (const answer of await Promise.all(waiting)) expect(answer.status).toBe(200)
    for (const answer of await Promise.all(parts))
      expect(answer).toMatchObject({ status: 200, headers: { 'content-type': 'video/mp4' } })
    // Forty questions and the list before them; a slow machine may send some of them late.
    expect(await answered(here)).toBeLessThan(before + 8)
    const ranged = await pages.ask(`${base}source/${file}`, { headers: { range: 'bytes=0-9' } })
    expect(ranged).toMatchObject({ status: 206, headers: { 'content-length': '10' } })
    expect((await pages.ask(`${base}source/segment-999.m4s`)).status).toBe(404)
    expect((await pages.ask('/media/forged/source/index.m3u8')).status).toBe(403)

    // Whether there is a picture is asked once for a crowd that comes in the same moment.
    const facts = '/inner/videos/:channel/:video'
    const newcomer = await here.anonymousKey()
    const questions = await answered(here, facts)
    const crowd = await Promise.all(
      Array.from({ length: 12 }, () =>
        pages.ask(`/api/events/${eventId}/playback`, { body: { api_key: newcomer } }),
      ),
    )
    expect(new Set(crowd.map(({ status }) => status))).toEqual(new Set([200]))
    expect(await answered(here, facts)).toBeLessThan(questions + 3)

    // What one process tells of a game is heard at the others.
    const streams = await Promise.all([here, there, pages].map(({ url: at }) => openStream(at, key)))
    const scores = [{ participant_id: season.team('team'), score: 7 }]
    await updateEvent(there.ctx, here.alphaId, eventId, { scores })
    for (const { messages } of streams)
      await expect
        .poll(() =>
          messages.some(({ data }) => data?.scores?.[1]?.score === 7 || data?.scores?.[0]?.score === 7),
        )
        .toBe(true)
    for (const { close } of streams) close()

    // A new key, given by another process, cuts off who sends with the old one.
    const camera = await cameraOf(eventId)
    const rotated = await rotateStreamKey(there.ctx, here.alphaId, camera?.video_id ?? 0)
    await encoder.done
    await expect.poll(async () => (await cameraOf(eventId))?.state).toBe('interrupted')
    const again = send(here, rotated.stream_key)
    await expect.poll(async () => (await cameraOf(eventId))?.state).toBe('live')

    // Ended by one process; the other, which records it, makes it the replay, and all of them show it.
    await moveEvent(there.ctx, here.alphaId, eventId, { to: 'finished', by: 'operator' })
    await again.done
    await expect.poll(async () => (await cameraOf(eventId))?.state).toBe('ended')
    for (const server of [here, there, pages]) {
      const replay = await server.ask(await playAt(server, eventId))
      expect(replay.text).toContain('#EXT-X-ENDLIST')
      expect(replay.text.match(/#EXT-X-DISCONTINUITY/g)).toHaveLength(1)
    }
    expect((await pages.ask(`${base}source/segment-0.m4s`)).status).toBe(200)
    // What is made of a replay, such as a file to download, can be made by any of them.
    const replay = await pages.ctx.recordings.find(here.alphaId, camera?.video_id ?? 0)
    expect(replay?.isEnded).toBe(true)
    expect(await replay?.readSegment(0)).toEqual(
      await (await here.ctx.recordings.find(here.alphaId, camera?.video_id ?? 0))?.readSegment(0),
    )
    const cutter = await openCutter(here, 'cutter@example.com')
    const { id } = (await cutter.cut(eventId)).json
    await cutter.settled(id)
    const download = (server: TestServer, headers: Record<string, string> = {}) =>
      fetch(`${server.url}/api/clip/download/${id}`, { headers: { ...cutter.headers, ...headers } })
    const [own, asked] = await Promise.all(
      [here, pages].map(async server => (await download(server)).bytes()),
    )
    expect(asked?.length).toBeGreaterThan(1_000)
    expect(asked).toEqual(own)
    const rest = await download(pages, { range: 'bytes=100-' })
    expect([rest.status, rest.headers.get('content-disposition')]).toEqual([206, expect.any(String)])
    expect(await rest.bytes()).toEqual(own?.slice(100))
    expect(await readdir(join(pages.dataDir, 'media')).catch(() => [])).toEqual([])
    // Whoever pretends to be a process of the deployment is nobody.
    expect((await here.ask(`/inner/videos/${here.alphaId}/1`)).status).toBe(404)
    expect((await here.ask(`/inner/files/${here.alphaId}/1/journal.jsonl`)).status).toBe(404)
    expect((await here.ask(`/inner/clips/${here.alphaId}/1/cut-1.mp4`)).status).toBe(404)
  }, 60_000)
})

describe('an encoder that comes back to a process with other files', () => {
  it('is accepted at once, and the earlier recording stays as a replay of its own', async () => {
    const { eventId, video_id, stream_key } = await addGame()
    const encoder = send(here, stream_key)
    await playAt(pages, eventId)
    encoder.child.kill('SIGKILL')
    await encoder.done
    await expect.poll(async () => (await cameraOf(eventId))?.is_resting).toBe(true)
    const again = send(there, stream_key)
    await expect.poll(async () => (await cameraOf(eventId))?.state).toBe('live')
    const second = (await cameraOf(eventId))?.video_id
    expect(second).not.toBe(video_id)
    // A still of the part comes whenever it is drawn.
    const media = async (): Promise<{ id: number; type: string }[]> => {
      const { json } = await pages.ask(`/api/events/${eventId}?api_key=${key}`)
      return json.media.filter(({ type }: { type: string }) => type !== 'image')
    }
    await expect.poll(async () => (await media()).map(({ type }) => type)).toEqual(['live', 'vod'])
    const [live, part] = await media()
    const playPart = async (mediaId: number | undefined) => {
      const body = { api_key: key, event_media_id: mediaId }
      const { json } = await pages.ask(`/api/events/${eventId}/playback`, { body })
      return (await pages.ask(json.url ?? '/')).text
    }
    await expect.poll(() => playPart(live?.id), { interval: 500 }).toContain('#EXT-X-PART-INF')
    await expect
      .poll(async () => (await here.ctx.recordings.find(here.alphaId, video_id))?.isEnded)
      .toBe(true)
    await moveEvent(pages.ctx, here.alphaId, eventId, { to: 'finished', by: 'operator' })
    await again.done
    for (const each of [live, part])
      await expect.poll(() => playPart(each?.id), { interval: 500 }).toContain('#EXT-X-ENDLIST')
  }, 60_000)
})

describe('a file that comes to a process without workers', () => {
  it('goes to a process that has workers, becomes a video once, is shown by all and removed again', async () => {
    const dir = await mkdtemp(join(tmpdir(), 'grandstand-cluster-'))
    const video = await readFile(await makeFile(join(dir, 'game.mp4'), { seconds: 3 }))
    await rm(dir, { recursive: true })
    const { eventId } = await addGame()
    await moveEvent(here.ctx, here.alphaId, eventId, { to: 'finished', by: 'operator' })
    await makeOperator(here, 'sender@example.com', here.alphaId)
    const studio = await openStudio(pages, 'sender@example.com')
    const tus = (server: TestServer, method: string, path: string, headers: object, body?: Buffer) =>
      fetch(server.url + path, {
        method,
        headers: { 'tus-resumable': '1.0.0', origin: server.url, cookie: studio.cookie, ...headers },
        ...(body ? { body: new Uint8Array(body) } : {}),
      })
    const begun = await tus(pages, 'POST', `/api/studio/channels/alpha/videos/event/${eventId}/uploads`, {
      'upload-length': String(video.length),
    })
    expect(begun.status).toBe(201)
    const address = begun.headers.get('location') ?? ''
    const half = Math.floor(video.length / 2)
    const type = { 'content-type': 'application/offset+octet-stream' }
    for (const [server, from, to] of [
      [pages, 0, half],
      [there, half, video.length],
    ] as const) {
      const piece = { ...type, 'upload-offset': String(from) }
      const sent = await tus(server, 'PATCH', address, piece, video.subarray(from, to))
      expect([sent.status, sent.headers.get('upload-offset')]).toEqual([204, String(to)])
    }
    const replays = async () => (await studio.get(`/channels/alpha/videos/event/${eventId}`)).json.items
    await expect.poll(async () => (await replays())[0]?.state, { timeout: 60_000 }).toBe('ready')
    for (const server of [here, there, pages]) {
      const url = await playAt(server, eventId)
      const lists = (await server.ask(url)).text.match(/^\S+\.m3u8$/gm) ?? []
      const list = lists[0] ? baseOf(url) + lists[0] : url
      const { text } = await server.ask(list)
      expect(text).toContain('#EXT-X-ENDLIST')
      const segment = list.replace('index.m3u8', 'segment-0.m4s')
      expect((await server.ask(segment)).status).toBe(200)
    }
    const { media } = (await pages.ask(`/api/events/${eventId}?api_key=${key}`)).json
    const poster = media.find(({ type: kind }: { type: string }) => kind === 'image')
    expect((await pages.ask(poster.url)).headers['content-type']).toBe('image/jpeg')

    const [{ id }] = await replays()
    expect((await studio.post(`/channels/alpha/videos/event/${eventId}/${id}/remove`)).status).toBe(200)
    const folders = async () =>
      (await Promise.all([here, there, pages].map(({ dataDir }) => listFolders(dataDir)))).flat()
    await expect.poll(folders).not.toContain(poster.url.split('/').at(-1))
  }, 120_000)
})

const listFolders = (dataDir: string) =>
  readdir(join(dataDir, 'media'), { recursive: true }).then(
    names => names.map(name => basename(name)),
    () => [],
  )

describe('the work of several processes', () => {
  it('counts guesses at an account together', async () => {
    const guess = async (server: TestServer, ip: string) =>
      (await openBrowser(server, 'alpha', ip)).post('/v2/auth/login', {
        email: 'guessed@example.com',
        password: 'whatever it is',
      })
    for (let count = 0; count < limits.login_failure.max; count += 1)
      expect((await guess(count % 2 ? here : there, '198.51.100.9')).status).toBe(401)
    for (const server of [here, there, pages]) expect((await guess(server, '198.51.100.9')).status).toBe(429)
  })

  it('counts tries at a mailed code together', async () => {
    const api_key = await here.anonymousKey()
    const body = { api_key, email: 'guessed@example.com', code: '123456' }
    const guess = (server: TestServer) => server.ask('/api/auth/login-code', { body })
    for (let count = 0; count < limits.login_code.max; count += 1)
      expect((await guess(count % 2 ? here : there)).json.error.code).toBe('wrong_login_code')
    for (const server of [here, there, pages]) expect((await guess(server)).status).toBe(429)
  })

  it('runs each job once', async () => {
    await registerPerson(pages, 'once@example.com')
    const boxes = [here, there, pages].map(server => openMailbox(server))
    const mails = async () =>
      (await Promise.all(boxes.map(({ mailsTo }) => mailsTo('once@example.com')))).flat()
    await expect.poll(async () => (await mails()).length).toBe(1)
    await sleep(1_000)
    expect(await mails()).toHaveLength(1)
  })
})
