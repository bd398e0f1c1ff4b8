import { execFileSync } from 'node:child_process'
import { once } from 'node:events'
import { access, readFile } from 'node:fs/promises'
import { request } from 'node:http'
import { join } from 'node:path'
import { makeFile } from '@grandstand/media/test-file'
import { describe, expect, it } from 'vitest'
import { moveEvent } from '../src/catalogue/events/index.ts'
import { buildLeague, openSeason } from './event-builder.ts'
import { makeTestFolder, serveTests } from './serve-tests.ts'
import { enterStudio } from './studio-client.ts'

let shiftMs = 0

const server = await serveTests({
  channels: [buildLeague('alpha'), buildLeague('beta')],
  config: { maxUploadBytes: 80_000_000 },
  now: () => new Date(Date.now() + shiftMs),
})
const season = await openSeason(server)
const key = await server.anonymousKey()
const studio = await enterStudio(server, 'sender@example.com', server.alphaId)
const foreign = await enterStudio(server, 'other@example.com', server.betaId)
const dir = await makeTestFolder('grandstand-uploads-')
const video = await readFile(await makeFile(join(dir, 'game.mp4'), { seconds: 3 }))

async function addGame(): Promise<number> {
  const eventId = await season.add(new Date(Date.now() - 60_000).toISOString())
  await moveEvent(server.ctx, server.alphaId, eventId, { to: 'finished', by: 'operator' })
  return eventId
}
/** As tus-js-client asks from the Studio's page. */
function tus(method: string, path: string, headers: Record<string, string> = {}, body?: Buffer) {
  return fetch(`${server.url}${path}`, {
    method,
    headers: { 'tus-resumable': '1.0.0', origin: server.url, cookie: studio.cookie, ...headers },
    ...(body ? { body: new Uint8Array(body) } : {}),
  })
}
const begin = (eventId: number, headers: Record<string, string> = {}) =>
  tus('POST', `/api/studio/channels/alpha/videos/event/${eventId}/uploads`, {
    'upload-length': String(video.length),
    'upload-metadata': `filename ${Buffer.from('../../Finale é.mp4').toString('base64')}`,
    ...headers,
  })
const send = (address: string, offset: number, body: Buffer, headers: Record<string, string> = {}) =>
  tus(
    'PATCH',
    address,
    { 'upload-offset': String(offset), 'content-type': 'application/offset+octet-stream', ...headers },
    body,
  )
async function upload(eventId: number, bytes = video): Promise<string> {
  const address =
    (await begin(eventId, { 'upload-length': String(bytes.length) })).headers.get('location') ?? ''
  expect((await send(address, 0, bytes)).status).toBe(204)
  return address
}
const replaysOf = async (eventId: number) =>
  (await studio.get(`/channels/alpha/videos/event/${eventId}`)).json.items
const isOver = (eventId: number, state: string) =>
  expect.poll(async () => (await replaysOf(eventId))[0]?.state, { timeout: 90_000 }).toBe(state)
const folderOf = (address: string) =>
  server.ctx.folders.file(server.alphaId, Number(address.slice(address.lastIndexOf('/') + 1)))
/** Files of this process cannot grow beyond this, as on a full disk. */
const limitFiles = (bytes: number | 'unlimited') =>
  execFileSync('prlimit', ['--pid', String(process.pid), `--fsize=${bytes}:`])
const isThere = (path: string) =>
  access(path).then(
    () => true,
    () => false,
  )

describe('an operator uploads a file', () => {
  it('in pieces, resumes where the connection broke, and it becomes a replay', async () => {
    const eventId = await addGame()
    const begun = await begin(eventId)
    expect(begun.status).toBe(201)
    const address = begun.headers.get('location') ?? ''
    expect(begun.headers.get('tus-resumable')).toBe('1.0.0')
    const half = Math.floor(video.length / 2)
    const first = await send(address, 0, video.subarray(0, half))
    expect([first.status, first.headers.get('upload-offset')]).toEqual([204, String(half)])
    expect(await replaysOf(eventId)).toMatchObject([
      { state: 'uploading', name: '../../Finale é.mp4', received_bytes: half, is_playable: false },
    ])

    const asked = await tus('HEAD', address)
    expect(asked.headers.get('upload-offset')).toBe(String(half))
    expect(asked.headers.get('upload-length')).toBe(String(video.length))
    // Neither twice, nor with a hole, nor more than was said.
    expect((await send(address, 0, video.subarray(0, half))).status).toBe(409)
    expect((await send(address, half + 1, video.subarray(half))).status).toBe(409)
    expect((await send(address, half, Buffer.concat([video.subarray(half), video]))).status).toBe(413)
    expect((await send(address, half, video.subarray(half))).status).toBe(204)

    await isOver(eventId, 'ready')
    expect(await replaysOf(eventId)).toMatchObject([{ percent: 100, problem: null, is_playable: true }])
    const played = await server.ask(`/api/events/${eventId}/playback`, { body: { api_key: key } })
    expect(played.status).toBe(200)
    const log = await studio.get('/audit-log')
    expect(log.json.items[0]).toMatchObject({
      action: 'upload_replay',
      target: { type: 'event', id: eventId },
    })
  }, 120_000)

  it('only for their channel, logged in, from our own page, in the protocol of tus', async () => {
    const eventId = await addGame()
    const address = (await begin(eventId)).headers.get('location') ?? ''
    for (const [headers, status] of [
      [{ cookie: '' }, 401],
      [{ cookie: foreign.cookie }, 404],
      [{ origin: 'https://elsewhere.example' }, 403],
      [{ 'tus-resumable': '0.2.2' }, 400],
    ] as const) {
      expect((await begin(eventId, headers)).status).toBe(status)
      expect((await tus('HEAD', address, headers)).status).toBe(status)
      expect((await send(address, 0, video, headers)).status).toBe(status)
      expect((await tus('DELETE', address, headers)).status).toBe(status)
    }
    expect((await begin(999_999)).status).toBe(404)
    expect((await begin(eventId, { 'upload-length': '0' })).status).toBe(400)
    expect((await begin(eventId, { 'upload-length': '80000001' })).status).toBe(413)
    expect((await send(address, 0, video, { 'content-type': 'text/plain' })).status).toBe(415)
    expect((await send('/api/studio/channels/alpha/uploads/..%2f1', 0, video)).status).toBe(404)
    expect((await tus('HEAD', address)).headers.get('upload-offset')).toBe('0')
  })

  it('onto a disk that becomes full: what is on it counts, and nothing else', async () => {
    const eventId = await addGame()
    const address = (await begin(eventId)).headers.get('location') ?? ''
    const room = Math.floor(video.length * 0.6) + 1
    limitFiles(room)
    const refused = await send(address, 0, video).finally(() => limitFiles('unlimited'))
    expect([refused.status, (await refused.json()).error.code]).toEqual([507, 'storage_full'])
    const offset = Number((await tus('HEAD', address)).headers.get('upload-offset'))
    expect(offset).toBeLessThanOrEqual(room)
    expect((await send(address, offset, video.subarray(offset))).status).toBe(204)
    await isOver(eventId, 'ready')
  }, 120_000)

  it('in pieces of 64 MiB at the most', async () => {
    const eventId = await addGame()
    const begun = await begin(eventId, { 'upload-length': '80000000' })
    const address = begun.headers.get('location') ?? ''
    const mostBytes = 64 * 1024 * 1024
    const patch = (headers: Record<string, string>) =>
      request(`${server.url}${address}`, {
        method: 'PATCH',
        headers: {
          'tus-resumable': '1.0.0',
          origin: server.url,
          cookie: studio.cookie,
          'upload-offset': '0',
          'content-type': 'application/offset+octet-stream',
          ...headers,
        },
      })
    const named = patch({ 'content-length': String(mostBytes + 1) })
    named.flushHeaders()
    const [answer] = await once(named, 'response')
    named.destroy()
    expect(answer.statusCode).toBe(413)
    // One that does not say how long it is, is counted.
    const counted = patch({ 'transfer-encoding': 'chunked' })
    const answered = once(counted, 'response')
    const block = Buffer.alloc(1024 * 1024)
    for (let sent = 0; sent <= mostBytes; sent += block.length)
      if (!counted.write(block)) await Promise.race([once(counted, 'drain'), answered])
    expect((await answered)[0].statusCode).toBe(413)
    counted.destroy()
    expect(Number((await tus('HEAD', address)).headers.get('upload-offset'))).toBeLessThanOrEqual(mostBytes)
    await tus('DELETE', address)
  }, 120_000)

  it('may stop it: nothing is left of it', async () => {
    const eventId = await addGame()
    const address = (await begin(eventId)).headers.get('location') ?? ''
    await send(address, 0, video.subarray(0, 100))
    expect((await tus('DELETE', address)).status).toBe(204)
    expect((await tus('HEAD', address)).status).toBe(404)
    expect(await replaysOf(eventId)).toEqual([])
    expect(await isThere(folderOf(address))).toBe(false)
  })

  it('and abandons it: after two days it is gone', async () => {
    const eventId = await addGame()
    const address = (await begin(eventId)).headers.get('location') ?? ''
    shiftMs = 3 * 86_400_000
    await server.runJob('forget-uploads')
    await expect.poll(() => isThere(folderOf(address)), { timeout: 20_000 }).toBe(false)
    shiftMs = 0
    expect((await tus('HEAD', address)).status).toBe(404)
  }, 30_000)
})

describe('a replay', () => {
  it('can be stopped while it is made, and removed afterwards, with all its files', async () => {
    const eventId = await addGame()
    const long = await readFile(
      await makeFile(join(dir, 'long.mkv'), { seconds: 60, size: '640x480', video: ['mpeg4', '-q:v', '8'] }),
    )
    const address = await upload(eventId, long)
    await isOver(eventId, 'processing')
    const [{ id }] = await replaysOf(eventId)
    expect((await studio.post(`/channels/alpha/videos/event/${eventId}/${id}/remove`)).status).toBe(200)
    expect(await replaysOf(eventId)).toEqual([])
    await expect.poll(() => isThere(folderOf(address)), { timeout: 60_000 }).toBe(false)
    const event = (await server.ask(`/api/events/${eventId}?api_key=${key}`)).json
    expect(event.media).toEqual([])

    const other = await addGame()
    await upload(other)
    await isOver(other, 'ready')
    const [made] = await replaysOf(other)
    expect((await foreign.post(`/channels/beta/videos/event/${other}/${made.id}/remove`)).status).toBe(404)
    expect((await studio.post(`/channels/alpha/videos/event/${other}/${made.id}/remove`)).status).toBe(200)
    const gone = await server.ask(`/api/events/${other}/playback`, { body: { api_key: key } })
    expect(gone.json.error.code).toBe('nothing_to_play')
  }, 180_000)

  it('has captions in several languages, for users who may watch it', async () => {
    const eventId = await addGame()
    await upload(eventId)
    await isOver(eventId, 'ready')
    const [{ id }] = await replaysOf(eventId)
    const captionsPath = `/channels/alpha/videos/event/${eventId}/${id}/captions`
    const content = 'WEBVTT\n\n00:00.500 --> 00:02.000\nKick-off at last.\n'
    const add = (body: object) =>
      studio.post(captionsPath, { language: 'en', name: 'English', content, ...body })
    for (const [wrong, why] of [
      ['1\n00:00:01,000 --> 00:00:02,000\nx', 'not_webvtt'],
      ['WEBVTT\n\nnothing', 'no_cues'],
      ['WEBVTT\n\n00:03.000 --> 00:02.000\nx', 'bad_time'],
    ] as const) {
      expect((await add({ content: wrong })).json.error.fields).toEqual({ content: why })
    }
    expect((await add({ content: `${content}${'x'.repeat(1024 * 1024)}` })).status).toBe(400)
    expect((await add({ language: 'english' })).status).toBe(400)
    const made = await add({})
    expect(made.json).toMatchObject({ language: 'en', name: 'English' })
    expect((await add({ language: 'fr', name: 'Français' })).status).toBe(200)
    const again = await add({ name: 'English (CC)' })
    expect((await replaysOf(eventId))[0].captions).toEqual([
      again.json,
      expect.objectContaining({ language: 'fr' }),
    ])

    const open = async () =>
      (await server.ask(`/api/events/${eventId}/playback`, { body: { api_key: key } })).json
    const { captions } = await open()
    expect(captions.map(({ language }: { language: string }) => language)).toEqual(['en', 'fr'])
    const text = await server.ask(captions[0].url)
    expect([text.text, text.headers['content-type']]).toEqual([content, 'text/vtt; charset=utf-8'])
    expect((await server.ask(captions[0].url.replace(/media\/[^/]+/, 'media/x'))).status).toBe(403)
    expect((await studio.post(`${captionsPath}/${again.json.id}/remove`)).status).toBe(200)
    expect((await studio.post(`${captionsPath}/${again.json.id}/remove`)).status).toBe(404)
    expect((await server.ask(captions[0].url)).status).toBe(404)
    expect((await open()).captions).toHaveLength(1)
  }, 120_000)
})

describe('a damaged file', () => {
  it('does no harm: each ends as a replay or with a reason', async () => {
    const eventId = await addGame()
    const count = 6
    let seed = 7
    const random = (max: number) => {
      seed = (seed * 1_103_515_245 + 12_345) % 2 ** 31
      return seed % max
    }
    for (let n = 0; n < count; n += 1) {
      const bytes = Buffer.from(video)
      for (let change = 0; change < 20; change += 1) bytes[random(bytes.length)] = random(256)
      await upload(eventId, n % 3 === 0 ? bytes.subarray(0, random(bytes.length) + 1) : bytes)
    }
    await expect
      .poll(
        async () =>
          (await replaysOf(eventId)).filter(({ state }: { state: string }) =>
            ['ready', 'failed'].includes(state),
          ).length,
        { timeout: 90_000, interval: 300 },
      )
      .toBe(count)
    const failed = (await replaysOf(eventId)).filter(({ state }: { state: string }) => state === 'failed')
    expect(failed.every(({ problem }: { problem: string | null }) => problem !== null)).toBe(true)
    expect((await server.ask('/healthz')).status).toBe(200)
  }, 120_000)
})
