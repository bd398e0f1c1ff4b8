import { execFileSync } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { decodePictures, startEncoder } from '@grandstand/media/test-encoder'
import { reconnectMs } from '@grandstand/rules'
import { eq } from 'drizzle-orm'
import { describe, expect, it, vi } from 'vitest'
import { moveEvent } from '../src/catalogue/events/index.ts'
import { mediaCli } from '../src/commands/media.ts'
import { rotatedStreamKeys } from '../src/db/tables.ts'
import { addCamera, listCameras, rotateStreamKey } from '../src/video/ingest/index.ts'
import { buildLeague, openSeason } from './event-builder.ts'
import { serveTests } from './serve-tests.ts'
import { baseOf } from './video-builder.ts'

let shiftMs = 0

const server = await serveTests({
  channels: [buildLeague('alpha'), buildLeague('beta')],
  now: () => new Date(Date.now() + shiftMs),
})
const season = await openSeason(server)
const key = await server.anonymousKey()

type Change = Parameters<typeof season.add>[1]
/** A game that has begun, with one camera. */
async function addGame(change: Change = {}) {
  const eventId = await season.add(new Date(Date.now() - 60_000).toISOString(), change)
  const camera = await addCamera(server.ctx, server.alphaId, eventId, 'Main camera')
  return { eventId, ...camera }
}
const send = (streamKey: string, options: Partial<Parameters<typeof startEncoder>[1]> = {}) =>
  startEncoder(`rtmp://127.0.0.1:${server.rtmpPort}/live/${streamKey}`, { seconds: 5, ...options })
const play = (eventId: number, apiKey = key, body: object = {}) =>
  server.ask(`/api/events/${eventId}/playback`, { body: { ...body, api_key: apiKey } })
const renew = (playbackId: string, apiKey = key, body: object = {}) =>
  server.ask(`/api/playback/${playbackId}`, { body: { ...body, api_key: apiKey } })
const eventOf = async (eventId: number) => (await server.ask(`/api/events/${eventId}?api_key=${key}`)).json
const statusOf = async (eventId: number) => (await eventOf(eventId)).stream_status
/** What open pages have heard of the event since the cursor. */
const changesOf = async (eventId: number, cursor: number) =>
  (await server.ask(`/api/events-changes?cursor=${cursor}&api_key=${key}`)).json.items.find(
    (change: { id: number }) => change.id === eventId,
  )
const cursorNow = async () => (await server.ask(`/api/events-changes?api_key=${key}`)).json.cursor
/** `npm run media -- …` on the server's database. */
async function media(...args: string[]): Promise<{ code: number; output: string }> {
  let output = ''
  vi.stubEnv('DATABASE_URL', server.databaseUrl)
  vi.stubEnv('DATA_DIR', server.dataDir)
  for (const name of ['log', 'error'] as const)
    vi.spyOn(console, name).mockImplementation(line => (output += `${line}\n`))
  const code = await mediaCli(args)
  vi.restoreAllMocks()
  vi.unstubAllEnvs()
  return { code, output }
}
const cameraOf = async (eventId: number) => (await listCameras(server.ctx, server.alphaId, eventId))[0]
/** An encoder has sent its last byte before the server has taken it. */
async function sendWhole(eventId: number, streamKey: string): Promise<void> {
  await send(streamKey).done
  await expect.poll(async () => (await cameraOf(eventId))?.state).toBe('interrupted')
}
const isPlayable = (eventId: number) =>
  expect.poll(async () => (await play(eventId)).status, { timeout: 10_000 }).toBe(200)

describe('an encoder with the stream key of an event', () => {
  it('makes the event live, and its picture can be played', async () => {
    const { eventId, stream_key } = await addGame()
    expect((await play(eventId)).json.error.code).toBe('nothing_to_play')
    const encoder = send(stream_key, { seconds: 60, isLive: true })
    await isPlayable(eventId)
    expect(await statusOf(eventId)).toBe('live')
    expect(await cameraOf(eventId)).toMatchObject({ state: 'live', problem: null })
    expect((await eventOf(eventId)).signal_lost_at).toBeNull()
    const cursor = await cursorNow()

    const { json } = await play(eventId)
    const playlist = await server.ask(json.url)
    expect(playlist.headers['content-type']).toBe('application/vnd.apple.mpegurl')
    expect(playlist.text).toContain('#EXT-X-PLAYLIST-TYPE:EVENT')
    const base = baseOf(json.url)
    const next = playlist.text.match(/PRELOAD-HINT:TYPE=PART,URI="(part-(\d+)-(\d+)\.m4s)"/) ?? []
    // Both wait for what is not there yet.
    const [part, blocked] = await Promise.all([
      server.ask(base + next[1]),
      server.ask(`${json.url}?_HLS_msn=${next[2]}&_HLS_part=${next[3]}`),
    ])
    expect(part.status).toBe(200)
    expect(part.headers['content-type']).toBe('video/mp4')
    expect(blocked.text).toContain(`URI="${next[1]}"`)
    // A cache that understands the question may keep what was waited for, and the newest for a moment.
    expect(blocked.headers['surrogate-control']).toBe('max-age=6')
    expect(playlist.headers['surrogate-control']).toBe('max-age=1')
    expect((await server.ask(`${json.url}?_HLS_msn=99999`)).status).toBe(400)
    expect((await server.ask(`${json.url}?_HLS_msn=x`)).status).toBe(400)
    expect((await server.ask(`${base}part-999999-0.m4s`)).status).toBe(404)
    expect((await server.ask(`${base}..%2f..%2fsecret-key`)).status).toBe(404)

    encoder.child.kill('SIGKILL')
    await encoder.done
    await expect.poll(async () => (await cameraOf(eventId))?.state).toBe('interrupted')
    const list = (await server.ask(json.url)).text
    const last = Number([...list.matchAll(/segment-(\d+)/g)].at(-1)?.[1])
    const inVain = await server.ask(`${json.url}?_HLS_msn=${last + 1}`)
    expect(inVain).toMatchObject({ status: 200, headers: { 'surrogate-control': 'no-store' } })
    // Dropped is not over, and pages that are open hear since when.
    const { state_since } = (await cameraOf(eventId)) ?? {}
    const lostAt = Math.floor(Number(state_since?.getTime()) / 1000)
    expect(await eventOf(eventId)).toMatchObject({ stream_status: 'live', signal_lost_at: lostAt })
    await expect
      .poll(async () => (await changesOf(eventId, cursor))?.signal_lost_at, { timeout: 5000 })
      .toBe(lostAt)
    const back = send(stream_key, { seconds: 60, isLive: true })
    await expect.poll(async () => (await eventOf(eventId)).signal_lost_at, { timeout: 10_000 }).toBeNull()
    back.child.kill('SIGKILL')
    await back.done
  })

  it('puts a paid game on sale with its picture, and takes it off when the picture is gone', async () => {
    const { apiKey } = await server.programKey(server.alphaId, 'buyer@example.com')
    const priceOf = async (eventId: number) => {
      const headers = { authorization: `Bearer ${apiKey}` }
      const { status, json } = await server.ask(`/api/stripe/price-lines?type=event&id=${eventId}`, {
        headers,
      })
      return status === 200 ? json.total : json.error.code
    }
    const { eventId, stream_key } = await addGame({
      type: 'ppv',
      base_price: 899,
      service_fee: 100,
      stream_status: 'live',
    })
    expect(await eventOf(eventId)).toMatchObject({ has_picture: false, signal_lost_at: null })
    expect(await priceOf(eventId)).toBe('nothing_to_play')
    const cursor = await cursorNow()

    const encoder = send(stream_key, { seconds: 60, isLive: true, keyEverySeconds: 4 })
    // Open pages hear of it once it can be played, and it is sold from the same moment.
    await expect
      .poll(async () => (await changesOf(eventId, cursor))?.has_picture, { timeout: 20_000 })
      .toBe(true)
    expect(await priceOf(eventId)).toBe(999)
    expect((await eventOf(eventId)).has_picture).toBe(true)
    const listed = (await server.ask(`/api/events?stream_status=live&api_key=${key}`)).json.items
    expect(listed.find((event: { id: number }) => event.id === eventId)).toMatchObject({ has_picture: true })

    encoder.child.kill('SIGKILL')
    await encoder.done
    await expect.poll(async () => (await eventOf(eventId)).signal_lost_at).not.toBeNull()
    // It may be back any moment.
    expect(await priceOf(eventId)).toBe(999)
    shiftMs = reconnectMs
    expect(await priceOf(eventId)).toBe('nothing_to_play')
    shiftMs = 0
    await moveEvent(server.ctx, server.alphaId, eventId, { to: 'finished', by: 'operator' })
    await expect.poll(async () => (await cameraOf(eventId))?.state, { timeout: 5000 }).toBe('ended')
    expect(await eventOf(eventId)).toMatchObject({ stream_status: 'finished', has_picture: true })
    expect(await priceOf(eventId)).toBe(999)
  })

  it('may reconnect; when the event ends, the same recording is the replay', async () => {
    const { eventId, video_id, stream_key } = await addGame()
    await sendWhole(eventId, stream_key)
    await send(stream_key).done
    await moveEvent(server.ctx, server.alphaId, eventId, { to: 'finished', by: 'operator' })
    await expect.poll(async () => (await cameraOf(eventId))?.state, { timeout: 5000 }).toBe('ended')

    const { json } = await play(eventId)
    const { text } = await server.ask(json.url)
    expect(text).toContain('#EXT-X-ENDLIST')
    expect(text.match(/#EXT-X-DISCONTINUITY/g)).toHaveLength(1)
    const event = (await server.ask(`/api/events/${eventId}?api_key=${key}`)).json
    // Its still comes whenever it is drawn.
    const played = event.media.filter(({ type }: { type: string }) => type !== 'image')
    expect(played).toMatchObject([{ type: 'vod', name: 'Main camera' }])

    const dir = await mkdtemp(join(tmpdir(), 'grandstand-replay-'))
    const file = join(dir, 'replay.mp4')
    const recording = await server.ctx.recordings.find(server.alphaId, video_id)
    // A later lease is part of the name.
    const second = [...text.matchAll(/segment-(\d+)(?:-w\w+)?\.m4s/g)].map(match => Number(match[1])).slice(3)
    const parts = [
      await recording?.readInit(1),
      ...(await Promise.all(second.map(n => recording?.readSegment(n)))),
    ]
    await writeFile(file, Buffer.concat(parts.map(part => part ?? Buffer.alloc(0))))
    const pictures = await decodePictures(file)
    expect(pictures).toMatchObject({ errors: '' })
    expect(pictures.seconds).toHaveLength(150)
    await rm(dir, { recursive: true })
    // What is over cannot be sent to again.
    await send(stream_key).done
    expect(await cameraOf(eventId)).toMatchObject({ state: 'ended', problem: 'event_over' })
  })

  it('is refused with a reason if the key is wrong, rotated or busy, or if it is too early', async () => {
    const wrong = await send('no-such-key').done
    expect(wrong.code).not.toBe(0)

    const { eventId, video_id, stream_key } = await addGame()
    const first = send(stream_key, { seconds: 60, isLive: true })
    await isPlayable(eventId)
    expect((await send(stream_key).done).code).not.toBe(0)
    expect(await cameraOf(eventId)).toMatchObject({ state: 'live', problem: 'busy' })
    const rotated = await rotateStreamKey(server.ctx, server.alphaId, video_id)
    // Who sends with the old key is cut off.
    await first.done
    await expect.poll(async () => (await cameraOf(eventId))?.problem).toBe('key_rotated')
    expect((await send(stream_key).done).code).not.toBe(0)
    expect(await cameraOf(eventId)).toMatchObject({ state: 'interrupted', problem: 'old_key' })
    expect((await media('cameras', String(eventId))).output).toContain('an encoder used a rotated key')
    expect((await send(rotated.stream_key).done).code).toBe(0)
    await expect
      .poll(() => cameraOf(eventId))
      .toMatchObject({ problem: null, stream_key: rotated.stream_key })

    // A month later it is a key like any other that is not known, and the next rotation forgets it for good.
    const known = () =>
      server.ctx.db.select().from(rotatedStreamKeys).where(eq(rotatedStreamKeys.video_id, video_id))
    expect(JSON.stringify(await known())).not.toContain(stream_key)
    await server.ctx.db
      .update(rotatedStreamKeys)
      .set({ known_until: new Date() })
      .where(eq(rotatedStreamKeys.video_id, video_id))
    expect((await send(stream_key).done).code).not.toBe(0)
    expect(await cameraOf(eventId)).toMatchObject({ problem: null })
    await rotateStreamKey(server.ctx, server.alphaId, video_id)
    expect(await known()).toHaveLength(1)

    const later = await season.add(new Date(Date.now() + 7_200_000).toISOString())
    const early = await addCamera(server.ctx, server.alphaId, later, 'Main camera')
    await send(early.stream_key).done
    expect(await cameraOf(later)).toMatchObject({ state: 'idle', problem: 'too_early' })
    expect(await statusOf(later)).toBe('upcoming')
  })

  it('in another codec is cut off, and the operator sees why', async () => {
    const { eventId, stream_key } = await addGame()
    await send(stream_key, { video: 'flv1' }).done
    await expect.poll(async () => (await cameraOf(eventId))?.problem).toBe('video_codec: Sorenson H.263')
  })
})

describe('npm run media', () => {
  it('adds a camera, shows and rotates its key, starts and ends the event', async () => {
    const eventId = await season.add(new Date(Date.now() - 60_000).toISOString())
    const id = String(eventId)
    expect((await media('cameras', id)).output).toContain('has no camera')
    const made = await media('camera', id, 'Behind the goal')
    const streamKey = made.output.match(/stream key {2}(\S+)/)?.[1] ?? ''
    expect((await media('cameras', id)).output).toMatch(/Behind the goal: idle since/)
    expect((await media('cameras', id)).output).toContain(streamKey)

    const encoder = send(streamKey, { seconds: 60, isLive: true })
    await isPlayable(eventId)
    const camera = String((await cameraOf(eventId))?.video_id)
    const rotated = await media('rotate', id, camera)
    expect(rotated.output).not.toContain(streamKey)
    // In another process, yet who sends with the old key is cut off.
    await encoder.done

    expect((await media('end', id)).output).toBe(`Event ${id} is finished.\n`)
    expect((await media('start', id)).output).toBe(`Event ${id} is live.\n`)
    expect(await media('end', '999999')).toMatchObject({ code: 2, output: 'There is no event 999999.\n' })
    expect(await media('dance', id)).toMatchObject({ code: 2, output: expect.stringContaining('Usage') })
  }, 60_000)
})

describe('a media address', () => {
  it('opens only with its own token: not forged, not expired, not for another event', async () => {
    const { eventId, stream_key } = await addGame()
    await sendWhole(eventId, stream_key)
    const { json } = await play(eventId)
    const [, token = ''] = json.url.match(/^\/media\/([^/]+)\//) ?? []
    const parts = token.split('-')
    expect((await server.ask(json.url)).status).toBe(200)
    for (const [index, value] of [
      [0, '2'],
      [1, 'zz'],
      [2, 'a'.repeat(16)],
      [3, 'zzzzzzz'],
      [4, '0'.repeat(32)],
    ] as const) {
      const forged = parts.with(index, value).join('-')
      expect((await server.ask(`/media/${forged}/index.m3u8`)).status).toBe(403)
    }
    expect((await server.ask('/media/x/index.m3u8')).status).toBe(403)
    shiftMs = 61_000
    expect((await server.ask(json.url)).status).toBe(403)
    expect((await server.ask(json.url.replace('index.m3u8', 'segment-0.m4s'))).status).toBe(403)
    const renewed = await renew(json.playback_id)
    expect((await server.ask(renewed.json.url)).status).toBe(200)
    shiftMs = 0
  })

  it('is renewed only by the key that opened it', async () => {
    const { eventId, stream_key } = await addGame()
    await sendWhole(eventId, stream_key)
    const { json } = await play(eventId)
    expect((await renew(json.playback_id, await server.anonymousKey())).status).toBe(404)
    expect((await renew(json.playback_id, await server.anonymousKey('beta'))).status).toBe(404)
    expect((await renew(json.playback_id)).status).toBe(200)
  })
})

describe('a viewer who opens a player', () => {
  it.each([
    ['register', 'unauthenticated', 200],
    ['paid', 'unauthenticated', 402],
    ['ppv', 'unauthenticated', 402],
  ] as const)('of a %s event is checked first', async (type, forVisitors, forUsers) => {
    const { eventId, stream_key } = await addGame({ type })
    await sendWhole(eventId, stream_key)
    const user = await server.programKey(server.alphaId, `${type}-watcher@example.com`)
    const bearer = { authorization: `Bearer ${user.apiKey}` }
    expect((await play(eventId)).json.error.code).toBe(forVisitors)
    const asUser = await server.ask(`/api/events/${eventId}/playback`, { body: {}, headers: bearer })
    expect(asUser.status).toBe(forUsers)
  })

  it('watches if the channel gives visitors the capability', async () => {
    const { eventId, stream_key } = await addGame()
    await sendWhole(eventId, stream_key)
    const user = await server.programKey(server.alphaId, 'capable-watcher@example.com')
    const bearer = { authorization: `Bearer ${user.apiKey}` }
    const asUser = async () => {
      const address = `/api/events/${eventId}/playback`
      const { status, json } = await server.ask(address, { body: {}, headers: bearer })
      return status === 200 ? status : json.error.code
    }
    await server.apply(buildLeague('alpha', { capabilities: { visitor: [], user: ['watch'] } }))
    await expect.poll(async () => (await play(eventId)).json.error?.code).toBe('unauthenticated')
    expect(await asUser()).toBe(200)
    await server.apply(buildLeague('alpha', { capabilities: { visitor: [], user: [] } }))
    await expect.poll(asUser).toBe('forbidden')
    const why = await server.ask(`/api/events/${eventId}/why`, { headers: bearer })
    expect(why.json.can_watch).toBe(false)
    expect(why.json.rules).toContainEqual({ rule: 'watch', is_met: false })
    await server.apply(buildLeague('alpha'))
  })

  it('in a blocked country gets the message of the specification', async () => {
    const { eventId, stream_key } = await addGame()
    await sendWhole(eventId, stream_key)
    const blocked = buildLeague('alpha', { geo_blocked_countries: ['CA'] })
    await server.apply(blocked)
    const answer = () =>
      server.ask(`/api/events/${eventId}/playback`, {
        body: { api_key: key },
        headers: { 'x-forwarded-for': '24.48.0.1' },
      })
    await expect.poll(async () => (await answer()).status).toBe(403)
    expect((await answer()).json.error.message).toBe(
      "We're sorry, but this content is not available in your region.",
    )
    await server.apply(buildLeague('alpha'))
  })

  it('has two at a time; the newest two play and the oldest hears why', async () => {
    const { eventId, stream_key } = await addGame({ type: 'register' })
    await sendWhole(eventId, stream_key)
    const user = await server.programKey(server.alphaId, 'two-screens@example.com')
    const headers = { authorization: `Bearer ${user.apiKey}` }
    const open = async (body: object = {}) =>
      (await server.ask(`/api/events/${eventId}/playback`, { body, headers })).json.playback_id
    const keep = (id: string, body: object = {}) => server.ask(`/api/playback/${id}`, { body, headers })
    const [first, second] = [await open(), await open()]
    expect((await keep(first, { position_seconds: 3.7 })).status).toBe(200)
    const third = await open()
    const refused = await keep(first)
    expect(refused.status).toBe(409)
    expect(refused.json.error.code).toBe('playback_replaced')
    expect((await keep(second)).status).toBe(200)
    expect((await keep(third)).status).toBe(200)

    // Another camera is not another screen, and who has left has none.
    const other = await open({ instead_of: third })
    expect((await keep(second)).status).toBe(200)
    expect((await keep(third)).status).toBe(404)
    expect((await keep(other, { position_seconds: 3.7, leaves: true })).status).toBe(200)
    expect((await keep(other)).status).toBe(404)
    const fourth = await open()
    expect((await keep(second)).status).toBe(200)

    // Only one's own gives way.
    const stranger = await server.programKey(server.alphaId, 'three-screens@example.com')
    await server.ask(`/api/events/${eventId}/playback`, {
      body: { instead_of: fourth },
      headers: { authorization: `Bearer ${stranger.apiKey}` },
    })
    expect((await keep(fourth)).status).toBe(200)

    // Ten at once: two stay.
    const many = await Promise.all(Array.from({ length: 10 }, () => open()))
    const kept = await Promise.all(many.map(async id => (await keep(id)).status))
    expect(kept.filter(status => status === 200)).toHaveLength(2)

    await moveEvent(server.ctx, server.alphaId, eventId, { to: 'finished', by: 'operator' })
    const again = await server.ask(`/api/events/${eventId}/playback`, { body: {}, headers })
    expect(again.json.resume_seconds).toBe(3)
  })
})

describe('a disk that becomes full during a game', () => {
  /** Files of this process cannot grow beyond this, as on a full disk. The encoder is another process. */
  const limitFiles = (bytes: number | 'unlimited') =>
    execFileSync('prlimit', ['--pid', String(process.pid), `--fsize=${bytes}:`])

  it('stops no viewer: live goes on from memory, the operator reads of the gap, and the recording goes on later', async () => {
    const { eventId, stream_key, video_id } = await addGame()
    const encoder = send(stream_key, { seconds: 90, isLive: true, size: '640x360' })
    await isPlayable(eventId)
    const base = baseOf((await play(eventId)).json.url)
    const list = async () => (await server.ask(`${base}source/index.m3u8?plain=1`)).text
    const names = (text: string) => text.match(/^segment-.*$/gm) ?? []
    limitFiles(70_000)
    try {
      await expect.poll(async () => (await cameraOf(eventId))?.problem).toBe('recording_gap')
      const begun = names(await list()).length
      await expect
        .poll(async () => names(await list()).length, { timeout: 30_000 })
        .toBeGreaterThan(begun + 4)
      const text = await list()
      expect(text).not.toContain('#EXT-X-GAP')
      for (const name of names(text).slice(begun))
        expect((await server.ask(`${base}source/${name}`)).status, name).toBe(200)
    } finally {
      limitFiles('unlimited')
    }
    const full = names(await list()).length
    await expect.poll(async () => names(await list()).length, { timeout: 30_000 }).toBeGreaterThan(full + 2)
    encoder.child.kill('SIGKILL')
    await encoder.done
    await expect.poll(async () => (await cameraOf(eventId))?.state).toBe('interrupted')
    expect((await cameraOf(eventId))?.problem).toBe('recording_gap')
    await moveEvent(server.ctx, server.alphaId, eventId, { to: 'finished', by: 'operator' })
    await expect.poll(async () => (await cameraOf(eventId))?.state).toBe('ended')
    const replay = await server.ctx.recordings.find(server.alphaId, video_id)
    expect(replay?.segments.some(({ isGap }) => isGap)).toBe(true)
    expect(replay?.segments.at(-1)?.isGap).toBe(false)
  }, 120_000)
})
