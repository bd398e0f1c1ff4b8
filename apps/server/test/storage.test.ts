import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { makeFile } from '@grandstand/media/test-file'
import S3rver from 's3rver'
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest'
import { diskStorage } from '../src/adapters/storage/disk-storage.ts'
import { s3Storage } from '../src/adapters/storage/s3-storage.ts'
import { readStorageUrl } from '../src/config/read-storage-url.ts'
import { addCamera, createRecordings } from '../src/video/ingest/index.ts'
import { importFile, listVideoFiles, moveVideo } from '../src/video/videos/index.ts'
import { buildLeague, openSeason } from './event-builder.ts'
import { makeTestFolder } from './serve-tests.ts'
import { startTestServer, type TestServer } from './start-test-server.ts'
import { makeOperator, openStudio } from './studio-client.ts'
import { addReplay, baseOf, recordInto } from './video-builder.ts'

let s3: S3rver
let endpoint: string
let server: TestServer | undefined

const dir = await makeTestFolder('grandstand-s3-')
await openS3(0)
afterEach(async () => {
  await server?.stop()
  server = undefined
})
afterAll(() => s3.close())

/** A peer that speaks S3, on this machine. */
async function openS3(port: number): Promise<void> {
  s3 = new S3rver({
    port,
    address: '127.0.0.1',
    silent: true,
    directory: dir,
    configureBuckets: [{ name: 'videos', configs: [] }],
  })
  endpoint = `http://127.0.0.1:${(await s3.run()).port}`
}

/** Whatever comes of it, the storage is back for the tests that follow. */
async function whileAway<T>(during: () => Promise<T>): Promise<T> {
  const { port } = new URL(endpoint)
  await s3.close()
  try {
    return await during()
  } finally {
    await openS3(Number(port))
  }
}

const credentials = { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' }
const target = () => readStorageUrl(`s3://videos/league?endpoint=${endpoint}&region=eu-west-1`, credentials)
const options = () => ({ bucket: 'videos', prefix: 'league/', endpoint, region: 'eu-west-1', credentials })

/** In the storage, of the video itself. */
const listBelow = async (prefix: string) => [...(await s3Storage(options()).list(prefix)).keys()]

type Settings = { storageRedirects?: boolean; storageKeepsLocal?: boolean }
/** A server with a game that is over, and an operator. */
async function open(config: Settings = {}) {
  server = await startTestServer({
    channels: [buildLeague('alpha'), buildLeague('beta')],
    config: { storage: target(), storageKeepsLocal: false, ...config },
  })
  const season = await openSeason(server)
  const eventId = await season.add(new Date(Date.now() - 60_000).toISOString(), { stream_status: 'finished' })
  await makeOperator(server, 'chief@example.com')
  return { server, eventId, studio: await openStudio(server, 'chief@example.com') }
}

async function play(server: TestServer, eventId: number) {
  const body = { api_key: await server.anonymousKey() }
  return server.ask(`/api/events/${eventId}/playback`, { body })
}

async function start(config: Settings = {}) {
  const { server, eventId } = await open(config)
  const { videoId } = await addReplay(server, eventId)
  const { json } = await play(server, eventId)
  const folder = join(server.dataDir, 'media', String(server.alphaId), String(videoId))
  return {
    server,
    base: baseOf(json.url),
    folder,
    storageFolder: `${server.alphaId}/${videoId}`,
    isStored: () => expect.poll(() => readdir(folder), { timeout: 40_000 }).toContain('stored'),
  }
}

describe.each([
  ['a disk', () => diskStorage(join(dir, 'disk'))],
  ['S3', () => s3Storage(options())],
])('%s', (_, open) => {
  it('returns what was written, and lists what exists', async () => {
    const storage = open()
    expect(await storage.read('1/2/none')).toBeUndefined()
    expect(await storage.list('1/2')).toEqual(new Map())
    await storage.write('1/2/segment-0.m4s', Buffer.from('picture'))
    await storage.write('1/2/720p/segment-0.m4s', Buffer.from('smaller'))
    expect((await storage.read('1/2/segment-0.m4s'))?.toString()).toBe('picture')
    expect(await storage.list('1/2')).toEqual(new Map([['segment-0.m4s', 7]]))
    await storage.remove('1/2')
    expect(await storage.read('1/2/720p/segment-0.m4s')).toBeUndefined()
  })
})

it('a request without an answer ends', async () => {
  const silent = createServer(() => {})
  await new Promise<void>(resolve => silent.listen(0, '127.0.0.1', resolve))
  const address = silent.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const place = { ...options(), endpoint: `http://127.0.0.1:${port}` }
  const storage = s3Storage(place, { connectionMs: 500, idleMs: 300, requestMs: 500 })
  await expect(storage.write('1/2/segment-0.m4s', Buffer.from('picture'))).rejects.toThrow()
  await expect(storage.read('1/2/segment-0.m4s')).rejects.toThrow()
  silent.close()
}, 30_000)

describe('a finished recording', () => {
  it('is copied to the storage, played from there, and deleted locally if the setting says so', async () => {
    const { server, base, folder, isStored } = await start()
    const before = await server.ask(`${base}source/index.m3u8`)
    await isStored()
    await expect.poll(async () => (await readdir(folder)).toSorted()).toEqual(['journal.jsonl', 'stored'])
    expect((await server.ask(`${base}source/index.m3u8`)).text).toBe(before.text)
    const segment = await server.ask(`${base}segment-0.m4s`, { headers: { range: 'bytes=4-7' } })
    expect(segment).toMatchObject({ status: 206, text: 'moof' })
    expect((await server.ask(`${base}segment-99.m4s`)).status).toBe(404)
  })

  it('is found by another machine that has none of its files', async () => {
    const { server, base, folder, storageFolder, isStored } = await start()
    await isStored()
    await rm(folder, { recursive: true })
    const other = await mkdtemp(join(tmpdir(), 'grandstand-other-'))
    const { log, storedCopies: copies } = server.ctx
    const [channelId = 0, mediaId = 0] = storageFolder.split('/').map(Number)
    const recording = await createRecordings({ log, copies }, other).find(channelId, mediaId)
    expect(recording?.isEnded).toBe(true)
    expect((await recording?.readSegment(1))?.length).toBeGreaterThan(1000)
    expect(await createRecordings({ log, copies }, other).find(channelId, 999_999)).toBeNull()
    expect((await server.ask(`${base}init-0.mp4`)).status).toBe(200)
    await rm(other, { recursive: true })
  })

  it('redirects viewers to the storage if the setting says so', async () => {
    const { server, base, isStored, folder } = await start({ storageRedirects: true })
    await isStored()
    await expect.poll(() => readdir(folder)).not.toContain('segment-0.m4s')
    const answer = await server.ask(`${base}segment-0.m4s`)
    expect(answer.status).toBe(302)
    expect(answer.headers['cache-control']).toBe('no-store')
    const address = new URL(String(answer.headers.location))
    const page = await server.ask('/')
    expect(page.headers['content-security-policy']).toContain(`connect-src 'self' ${address.origin};`)
    // By an edge five seconds, and a cache before the storage sees one address for twenty.
    expect(answer.headers['surrogate-control']).toBe('max-age=5')
    expect(Number(address.searchParams.get('X-Amz-Expires'))).toBe(30)
    const segment = await fetch(address)
    expect((await segment.arrayBuffer()).byteLength).toBeGreaterThan(1000)
    expect(
      (await server.ask(`${base.replace(/-[0-9a-f]{32}/, `-${'0'.repeat(32)}`)}segment-0.m4s`)).status,
    ).toBe(403)
    for (const name of ['journal.jsonl', 'stored', '..%2f..%2fsecret-key'])
      expect((await server.ask(base + name)).status).toBe(404)
  })

  it('gives everybody the same address for twenty seconds, so that a cache before the storage keeps one copy', async () => {
    const storage = s3Storage(options())
    vi.useFakeTimers({ toFake: ['Date'] })
    const addressAt = async (seconds: number) => {
      vi.setSystemTime(1_800_000_000_000 + seconds * 1_000)
      return storage.presign('3/17/source/segment-4.m4s', 10)
    }
    try {
      expect(await addressAt(0)).toBe(await addressAt(19))
      expect(await addressAt(20)).not.toBe(await addressAt(19))
    } finally {
      vi.useRealTimers()
    }
  })

  it('resumes an interrupted copy, and a partial copy does not count as complete', async () => {
    const half = s3Storage(options())
    // So that nothing is copied before the half is there.
    const { storageFolder, isStored } = await whileAway(() => start({ storageKeepsLocal: true }))
    await half.write(`${storageFolder}/segment-0.m4s`, Buffer.from('cut'))
    await isStored()
    const sizes = await half.list(storageFolder)
    expect(sizes.get('segment-0.m4s')).toBeGreaterThan(1000)
    expect(sizes.get('journal.jsonl')).toBeGreaterThan(100)
    expect([...sizes.keys()]).not.toContain('stored')
  })

  it('waits for a storage that is down, and plays meanwhile', async () => {
    const { server, base, folder, isStored } = await whileAway(async () => {
      const game = await start()
      expect((await game.server.ask(`${game.base}segment-0.m4s`)).status).toBe(200)
      expect(await readdir(game.folder)).not.toContain('stored')
      return game
    })
    await isStored()
    await expect.poll(() => readdir(folder)).not.toContain('segment-1.m4s')
    // In the storage alone, and that is away: later, not never.
    const away = await whileAway(() => server.ask(`${base}segment-1.m4s`))
    expect(away.status).toBe(503)
    expect(away.headers['retry-after']).toBe('2')
    expect((await server.ask(`${base}segment-1.m4s`)).status).toBe(200)
  }, 90_000)
})

describe('a replay made of a file', () => {
  it('has its pictures from the storage if this disk lost them, and none once it is removed', async () => {
    const { server, eventId, studio } = await open()
    const file = await makeFile(join(dir, 'game.mp4'), { size: '640x480', seconds: 5 })
    await importFile(server.ctx, server.alphaId, { owner: 'event', id: eventId }, { path: file })
    const made = async () =>
      (await listVideoFiles(server.ctx, server.alphaId, { owner: 'event', id: eventId }))[0]
    await expect.poll(async () => (await made())?.state, { timeout: 90_000 }).toBe('ready')
    const { id = 0, video_id: mediaId } = (await made()) ?? {}
    const folder = join(server.dataDir, 'media', String(server.alphaId), String(mediaId))
    await expect
      .poll(async () => (await readdir(folder)).filter(name => name.endsWith('stored')), { timeout: 20_000 })
      .toEqual(['pictures-stored', 'stored'])
    const storageFolder = `${server.alphaId}/${mediaId}`
    expect(await listBelow(storageFolder)).toEqual(
      expect.arrayContaining(['poster-640x480.jpg', 'preview.mp4', 'storyboard.vtt', 'storyboard-0.jpg']),
    )

    expect(await listBelow(`${storageFolder}/360p`)).toContain('journal.jsonl')

    await rm(folder, { recursive: true })
    const event = (await server.ask(`/api/events/${eventId}?api_key=${await server.anonymousKey()}`)).json
    const poster = await server.ask(event.image.url)
    expect(poster).toMatchObject({ status: 200, headers: { 'content-type': 'image/jpeg' } })
    expect(await readdir(folder)).toEqual(['poster-640x480.jpg'])
    expect((await server.ask(event.image.url.replace('640x480', '641x480'))).status).toBe(404)
    const { json } = await play(server, eventId)
    expect((await server.ask(json.storyboard_url)).text).toContain('storyboard-0.jpg#xywh=')
    expect((await server.ask(json.storyboard_url.replace('.vtt', '-0.jpg'))).status).toBe(200)
    const preview = event.media.find(({ type }: { type: string }) => type === 'preview')
    await whileAway(async () => {
      expect((await server.ask(preview.url)).status).toBe(503)
      // What is removed here goes from there as soon as it is back.
      expect((await studio.post(`/channels/alpha/videos/event/${eventId}/${id}/remove`)).status).toBe(200)
      await expect.poll(() => readdir(folder).catch(() => 'gone')).toBe('gone')
    })
    await expect.poll(() => listBelow(storageFolder), { timeout: 30_000 }).toEqual([])
    expect(await listBelow(`${storageFolder}/360p`)).toEqual([])
    expect((await server.ask(event.image.url)).status).toBe(404)
  }, 180_000)
})

it('A camera that is removed takes its copy in the storage with it', async () => {
  const { server, eventId, studio } = await open()
  const { video_id: camera } = await addCamera(server.ctx, server.alphaId, eventId, 'Main camera')
  const recording = await server.ctx.recordings.open(server.alphaId, camera)
  await recordInto(recording)
  await recording.end()
  const { db, now } = server.ctx
  for (const state of ['live', 'ready'] as const)
    await moveVideo(db, server.alphaId, camera, { state, now: now() })
  const storageFolder = `${server.alphaId}/${camera}`
  await expect.poll(() => listBelow(storageFolder), { timeout: 20_000 }).toContain('journal.jsonl')
  expect((await studio.post(`/channels/alpha/events/${eventId}/cameras/${camera}/remove`)).status).toBe(200)
  await expect.poll(() => listBelow(storageFolder), { timeout: 20_000 }).toEqual([])
  await expect
    .poll(() => readdir(join(server.dataDir, 'media', storageFolder)).catch(() => 'gone'), { timeout: 5_000 })
    .toBe('gone')
})

it.each([
  [undefined, null],
  ['file:', null],
  ['file:///mnt/videos', { kind: 'disk', root: '/mnt/videos' }],
  [
    's3://videos',
    { kind: 's3', bucket: 'videos', prefix: '', endpoint: null, region: 'us-east-1', credentials },
  ],
  [
    's3://videos/a/b/?endpoint=https://s3.example&region=ca-central-1',
    {
      kind: 's3',
      bucket: 'videos',
      prefix: 'a/b/',
      endpoint: 'https://s3.example',
      region: 'ca-central-1',
      credentials,
    },
  ],
])('STORAGE_URL=%s', (url, expected) => {
  expect(readStorageUrl(url, credentials)).toEqual(expected)
})

it.each(['videos', 'https://videos', 's3://', 's3://videos?endpoint=nowhere'])(
  'STORAGE_URL=%s is refused',
  url => {
    expect(() => readStorageUrl(url, null)).toThrow(/STORAGE_URL/)
  },
)
