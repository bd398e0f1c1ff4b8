import { chmod, readdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { writeFrame } from '@grandstand/media'
import { decodePictures } from '@grandstand/media/test-encoder'
import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, describe, expect, it, vi } from 'vitest'
import { updateEvent } from '../src/catalogue/events/index.ts'
import { cutVertical } from '../src/clips/clips/index.ts'
import { cameras, clips, clipVerticals } from '../src/db/tables.ts'
import { clipSettings, openClipServer, openCutter, setEventType } from './clip-builder.ts'
import { buildLeague, openSeason } from './event-builder.ts'
import { makeTestFolder } from './serve-tests.ts'
import { startTestServer } from './start-test-server.ts'
import { addReplay, baseOf } from './video-builder.ts'

// Encoders run behind everything else on the machine.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 })

const dir = await makeTestFolder('grandstand-clip-forms-')
const { server, season, game } = await openClipServer({ config: { publicUrl: 'https://alpha.test' } })
const fan = await openCutter(server, 'fan@example.com')
afterAll(() => server.stop())

const folderOf = async (id: number) => {
  const [row] = await server.ctx.db.select().from(clips).where(eq(clips.id, id))
  return server.ctx.folders.video(server.alphaId, row?.video_id ?? 0)
}
const verticalsIn = async (id: number) =>
  (await readdir(await folderOf(id))).filter(name => name.startsWith('vertical-'))
const settled = async (id: number) => {
  await expect
    .poll(async () => (await fan.get(`/clip/${id}`)).json.vertical?.status, { timeout: 60_000 })
    .toMatch(/ready|failed/)
  return (await fan.get(`/clip/${id}`)).json
}
async function cutReady(change: object = {}) {
  const { json } = await fan.cut(game, change)
  await fan.settled(json.id)
  return json.id
}

describe('how loud a game is', () => {
  const ask = (caller: typeof fan, eventId: number, query: string) =>
    caller.get(`/clip/loudness/${eventId}?${query}`)

  it('is available for any stretch, a tenth of a second at a time', async () => {
    const { json } = await ask(fan, game, 'start_time=1.5&duration=3')
    expect(json).toMatchObject({ start_time: 1.5, step_seconds: 0.1 })
    expect(json.levels).toHaveLength(30)
    // A steady tone of −21 dB.
    for (const level of json.levels.slice(1, -1)) expect(level).toBeCloseTo(65, -1)
    const beyond = (await ask(fan, game, 'start_time=7&duration=3')).json.levels
    expect(beyond).toHaveLength(30)
    expect(beyond.at(-1)).toBe(0)
  })

  it('is available for a running game up to now', async () => {
    const live = await season.add(new Date().toISOString(), { stream_status: 'live' })
    await addReplay(server, live, { isOpen: true })
    const { levels } = (await ask(fan, live, 'start_time=0&duration=2')).json
    expect(Math.min(...levels.slice(1))).toBeGreaterThan(50)
  })

  it('is only for users who may watch it', async () => {
    const paid = await season.add('2026-03-05T23:00:00Z', { stream_status: 'finished', type: 'paid' })
    await addReplay(server, paid)
    expect((await ask(fan, paid, 'start_time=0&duration=2')).json.error.code).toBe('purchase_needed')
    for (const query of ['start_time=0&duration=0', 'start_time=-1&duration=1', 'start_time=0&duration=601'])
      expect((await ask(fan, game, query)).status).toBe(400)
  })
})

describe('pictures of a game without a storyboard', () => {
  it('come one per segment while it runs, for users who may watch it', async () => {
    const live = await season.add(new Date().toISOString(), { stream_status: 'live' })
    await addReplay(server, live, { isOpen: true })
    const { url } = (await fan.post(`/events/${live}/playback`)).json
    const ask = (name: string) => server.ask(`${baseOf(url)}${name}`)
    const [first, again, later] = [
      await ask('frame-0.jpg'),
      await ask('frame-0.jpg'),
      await ask('frame-5.jpg'),
    ]
    expect(first.headers['content-type']).toBe('image/jpeg')
    const { width, height } = await sharp(first.bytes).metadata()
    expect(Math.max(width, height)).toBeLessThanOrEqual(160)
    expect(again.bytes.equals(first.bytes)).toBe(true)
    expect(later.bytes.equals(first.bytes)).toBe(false)
    expect((await ask('frame-3600.jpg')).status).toBe(404)
    expect((await server.ask('/media/x/frame-0.jpg')).status).toBe(403)
  })
})

/** A server with a live game, and an ffmpeg that says its version and then does what the script says. */
async function openWithFfmpeg(write: (real: string) => string) {
  const dir = await makeTestFolder('grandstand-odd-ffmpeg-')
  await chmod(dir, 0o755)
  const odd = join(dir, 'ffmpeg')
  const real = server.ctx.ffmpeg?.path ?? ''
  const script = `#!/bin/sh\ncase "$*" in *-version*) exec ${real} "$@";; esac\n${write(real)}\n`
  await writeFile(odd, script, { mode: 0o755 })
  const own = await startTestServer({
    channels: [buildLeague('alpha', clipSettings)],
    config: { ffmpegPath: odd },
  })
  const live = await (await openSeason(own)).add(new Date().toISOString(), { stream_status: 'live' })
  const { videoId } = await addReplay(own, live, { isOpen: true, seconds: 12 })
  return { own, live, videoId }
}
const openBroken = () => openWithFfmpeg(() => 'exit 1')

describe('what ffmpeg cannot do now', () => {
  it('rests for ten seconds: how loud a game is, and the film of a live one', async () => {
    const { own, live, videoId } = await openBroken()
    const camera = { video_id: videoId, event_id: live, key_hash: 'none', sealed_key: '', state: 'live' }
    await own.ctx.db
      .insert(cameras)
      .values({ ...camera, channel_id: own.alphaId, state_since: own.ctx.now() })
    const viewer = await openCutter(own, 'fan@example.com')
    const path = `/clip/loudness/${live}?start_time=0&duration=2`
    const film = `/previews/alpha/${videoId}/now.mp4`
    for (let times = 0; times < 4; times += 1) {
      const loudness = await viewer.get(path)
      expect([loudness.status, loudness.headers['retry-after']]).toEqual([503, '10'])
      const { status, headers } = await own.ask(film)
      expect(status).toBe(404)
      // The machine may be slow; where nothing has begun yet, a game is asked about again after two seconds.
      expect(Number(/max-age=(\d+)/.exec(String(headers['cache-control']))?.[1])).toBeGreaterThan(3)
    }
    const tallies = new Map(own.ctx.ffmpeg?.tally.list())
    expect(tallies.get('loudness')).toMatchObject({ started: 1, failed: 1 })
    expect(tallies.get('film')).toMatchObject({ started: 1, failed: 1 })
    await own.stop()
  })
})

describe('what waits for its turn', () => {
  it('has its whole time once it begins: two stretches that take six seconds each are both measured', async () => {
    const { own, live } = await openWithFfmpeg(
      real => `case "$*" in *s16le*) sleep 6;; esac\nexec ${real} "$@"`,
    )
    const viewer = await openCutter(own, 'fan@example.com')
    const ask = (from: number) => viewer.get(`/clip/loudness/${live}?start_time=${from}&duration=0.5`)
    const answers = await Promise.all([ask(0), ask(10)])
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    expect(new Map(own.ctx.ffmpeg?.tally.list()).get('loudness')).toMatchObject({ started: 2, failed: 0 })
    await own.stop()
  })
})

describe('a picture that cannot be drawn', () => {
  it('is 503 with the time of the next try, and does not start ffmpeg at each request', async () => {
    const { own, live } = await openBroken()
    const viewer = await own.anonymousKey()
    const { url } = (await own.ask(`/api/events/${live}/playback`, { body: { api_key: viewer } })).json
    const answers = []
    for (let number = 0; number < 5; number++) answers.push(await own.ask(`${baseOf(url)}frame-0.jpg`))
    expect(answers.map(({ status, headers }) => [status, headers['retry-after']])).toEqual(
      Array.from({ length: 5 }, () => [503, '10']),
    )
    const tallies = new Map(own.ctx.ffmpeg?.tally.list())
    expect(tallies.get('poster')).toMatchObject({ started: 1, failed: 1 })
    await own.stop()
  })

  it('so late in a segment is the one before it', async () => {
    const slow = await season.add('2026-03-06T23:00:00Z', { stream_status: 'finished' })
    const { recording } = await addReplay(server, slow, { framesPerSecond: 1, keyEverySeconds: 2 })
    const target = join(await makeTestFolder('grandstand-frame-'), 'frame.jpg')
    const { ffmpeg } = server.ctx
    if (!ffmpeg) throw new Error('no ffmpeg')
    const [segment] = recording.segments
    const atSeconds = (segment?.startSeconds ?? 0) + (segment?.durationSeconds ?? 0) - 0.01
    const signal = AbortSignal.timeout(60_000)
    await writeFrame({ ...ffmpeg, signal }, { recording, atSeconds, maxSide: 160, target })
    expect((await sharp(target).metadata()).width).toBe(160)
  })
})

describe('the upright form of a clip', () => {
  const points = [
    { time: 1.5, x: 0 },
    { time: 3, x: 1 },
  ]
  const framing = { kind: 'window', points }
  /** A worker may be faster than the answer. */
  const underWay = expect.stringMatching(/^(queued|processing)$/)

  it('is a file beside the clip, visible to the same people, and costs no cut', async () => {
    const before = (await fan.get('/user/access')).json.featureCount.clips
    const id = await cutReady({ start_time: 1, duration: 2 })
    const asked = await fan.post(`/clip/${id}/vertical`, { framing })
    expect(asked.json).toMatchObject({ status: 'ready', vertical: { framing, status: underWay, url: null } })
    expect(await settled(id)).toMatchObject({ vertical: { status: 'ready', url: null } })
    const answer = await fetch(`${server.url}/api/clip/download/${id}?form=vertical`, {
      headers: fan.headers,
    })
    const file = join(dir, 'vertical.mp4')
    await writeFile(file, Buffer.from(await answer.arrayBuffer()))
    expect((await decodePictures(file)).seconds).toHaveLength(60)
    expect((await fan.get('/user/access')).json.featureCount.clips).toBe(before + 1)

    const other = await openCutter(server, 'other@example.com')
    const shared = (await fan.post(`/clip/${id}/share`, { is_shared: true })).json
    expect(shared.vertical.url).toMatch(/\/vertical-1\.mp4$/)
    const ranged = await fetch(server.url + shared.vertical.url, { headers: { range: 'bytes=0-9' } })
    expect([ranged.status, ranged.headers.get('content-type')]).toEqual([206, 'video/mp4'])
    const seen = (await other.get(`/shared-clip?id=${id}&uuid=${shared.share_uuid}`)).json
    expect(seen.vertical).toMatchObject({ status: 'ready', url: shared.vertical.url })
    expect((await other.post(`/clip/${id}/vertical`, { framing: null })).status).toBe(404)
    await fan.post(`/clip/${id}/share`, { is_shared: false })
    expect((await fetch(server.url + shared.vertical.url)).status).toBe(404)
  })

  it('is made again when its framing or the clip changes, and is deleted when it is not wanted', async () => {
    const id = await cutReady({ start_time: 1, duration: 2 })
    await fan.post(`/clip/${id}/vertical`, { framing })
    await settled(id)
    await fan.post(`/clip/${id}/vertical`, { framing: { kind: 'whole' } })
    expect(await settled(id)).toMatchObject({ vertical: { framing: { kind: 'whole' }, status: 'ready' } })
    await expect.poll(() => verticalsIn(id)).toEqual(['vertical-2.mp4'])

    const trimmed = await fan.post(`/clip/${id}`, { start_time: 1.5 })
    expect(trimmed.json).toMatchObject({ status: 'queued', vertical: { status: underWay } })
    expect(await settled(id)).toMatchObject({ status: 'ready', vertical: { status: 'ready' } })
    await expect.poll(() => verticalsIn(id)).toEqual(['vertical-3.mp4'])

    const gone = await fan.post(`/clip/${id}/vertical`, { framing: null })
    expect(gone.json.vertical).toBeNull()
  })

  it('is made once even if the job comes twice, or after a worker was killed', async () => {
    const id = await cutReady()
    await fan.post(`/clip/${id}/vertical`, { framing: { kind: 'whole' } })
    await settled(id)
    const folder = await folderOf(id)
    await rm(join(folder, 'vertical-1.mp4'))
    await writeFile(join(folder, 'vertical-1.mp4.x.tmp'), 'x')
    const ofClip = eq(clipVerticals.clip_id, id)
    await server.ctx.db.update(clipVerticals).set({ status: 'processing' }).where(ofClip)
    const again = { channel_id: server.alphaId, clip_id: id, cut: 1 }
    const begin = () => server.ctx.db.transaction(tx => server.ctx.jobs.add(tx, cutVertical, again))
    await Promise.all([begin(), begin()])
    expect(await settled(id)).toMatchObject({ vertical: { status: 'ready' } })
    await expect.poll(() => verticalsIn(id), { timeout: 20_000 }).toEqual(['vertical-1.mp4'])
  })

  it('fails if the clip has lost its file or the job is too late, and can be asked for again', async () => {
    const id = await cutReady()
    const folder = await folderOf(id)
    await rm(join(folder, 'cut-1.mp4'))
    await fan.post(`/clip/${id}/vertical`, { framing })
    expect(await settled(id)).toMatchObject({ vertical: { status: 'failed', problem: 'source_missing' } })

    const waiting = { status: 'queued', problem: null, queued_at: new Date(Date.now() - 301_000) }
    await server.ctx.db.update(clipVerticals).set(waiting).where(eq(clipVerticals.clip_id, id))
    await server.runJob('fail-late-clips')
    await expect
      .poll(async () => (await fan.get(`/clip/${id}`)).json.vertical, { timeout: 20_000 })
      .toMatchObject({ status: 'failed', problem: 'too_late' })
    await writeFile(join(folder, 'cut-1.mp4'), await wholeFile())
    await fan.post(`/clip/${id}/vertical`, { framing })
    expect(await settled(id)).toMatchObject({ vertical: { status: 'ready' } })
  })

  it('refuses points out of order, too many points, and points outside the picture', async () => {
    const id = await cutReady()
    const many = Array.from({ length: 61 }, (_, time) => ({ time, x: 0 }))
    for (const wrong of [points.toReversed(), many, [], [{ time: 1, x: 1.1 }]])
      expect(
        (await fan.post(`/clip/${id}/vertical`, { framing: { kind: 'window', points: wrong } })).status,
      ).toBe(400)
  })

  it('stays while the clip of a sold game gets a file for others', async () => {
    const id = await cutReady()
    await fan.post(`/clip/${id}/vertical`, { framing: { kind: 'whole' } })
    await settled(id)
    await setEventType(server, game, 'paid')
    const shared = (await fan.post(`/clip/${id}/share`, { is_shared: true })).json
    await setEventType(server, game, 'free')
    expect(shared).toMatchObject({ status: 'queued', url: null, vertical: { status: 'ready' } })
    expect((await fetch(server.url + shared.vertical.url)).status).toBe(200)
    expect(await fan.settled(id)).toMatchObject({ status: 'ready' })
  })
})

/** Of another clip of the same stretch. */
async function wholeFile(): Promise<Buffer> {
  const id = await cutReady()
  const answer = await fetch(`${server.url}/api/clip/download/${id}`, { headers: fan.headers })
  return Buffer.from(await answer.arrayBuffer())
}

describe('a link to a clip on other sites', () => {
  const ask = (path: string, query = '') =>
    server.ask(`/oembed?url=${encodeURIComponent(`https://alpha.test${path}`)}${query}`)

  it('shows a picture of the clip with its score, drawn again when the score is corrected', async () => {
    const id = await cutReady()
    const { share_uuid } = (await fan.post(`/clip/${id}/share`, { is_shared: true })).json
    const card = `/clips/${id}/${share_uuid}/card-1.jpg`
    const get = () => fetch(server.url + card)
    const [bare, again] = [await get(), await get()]
    expect([bare.status, bare.headers.get('content-type')]).toEqual([200, 'image/jpeg'])
    expect(again.headers.get('etag')).toBe(bare.headers.get('etag'))
    const { width, height } = await sharp(Buffer.from(await bare.arrayBuffer())).metadata()
    expect([width, height]).toEqual([1200, 630])
    const tell = async (score: number, at: string) => {
      const scores = [{ participant_id: season.team('team'), score }]
      const then = { ...server.ctx, now: () => new Date(at) }
      await updateEvent(then, server.alphaId, game, { scores })
      return (await get()).headers.get('etag')
    }
    const before = await tell(21, '2020-01-01')
    expect(before).not.toBe(bare.headers.get('etag'))
    expect(await tell(28, '2100-01-01')).toBe(before)
    await fan.post(`/clip/${id}/share`, { is_shared: false })
    expect((await get()).status).toBe(404)
  })

  it('shows a player of its file, or the picture of the game if it has no file', async () => {
    const id = await cutReady({ name: 'Buzzer <beater>' })
    const shared = (await fan.post(`/clip/${id}/share`, { is_shared: true })).json
    const path = `/share/${id}/${shared.share_uuid}`
    const { json, headers } = await ask(path, '&maxwidth=640')
    expect(headers['x-robots-tag']).toBe('noindex')
    expect(json).toMatchObject({ version: '1.0', type: 'video', width: 640, height: 360 })
    expect(json.html).toContain(`src="https://alpha.test${shared.url}"`)
    expect(json.title).toContain('Buzzer <beater>')
    expect(json.thumbnail_url).toContain('/card-1.jpg')
    await server.ctx.db.update(clips).set({ status: 'queued' }).where(eq(clips.id, id))
    expect((await ask(path)).json).toMatchObject({
      type: 'photo',
      url: `https://alpha.test/og/event/${game}.jpg`,
    })
  })

  it('shows nothing for an unshared clip, for another site, or in another format', async () => {
    const id = await cutReady()
    expect((await ask(`/watch_library/${id}`)).status).toBe(404)
    expect((await server.ask('/oembed?url=https%3A%2F%2Felsewhere.example%2Fshare%2F1')).status).toBe(404)
    expect((await server.ask('/oembed?url=nonsense')).status).toBe(400)
    expect((await ask(`/watch_library/${id}`, '&format=xml')).status).toBe(501)
  })
})
