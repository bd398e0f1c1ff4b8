import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import S3rver from 's3rver'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { diskStorage } from '../src/adapters/storage/disk-storage.ts'
import { s3Storage } from '../src/adapters/storage/s3-storage.ts'
import { readStorageUrl } from '../src/config/read-storage-url.ts'
import { createRecordings } from '../src/features/ingest/index.ts'
import { buildLeague, openSeason } from './event-builder.ts'
import { startTestServer, type TestServer } from './start-test-server.ts'
import { addReplay } from './video-builder.ts'

let dir: string
let s3: S3rver
let endpoint: string
let server: TestServer | undefined

beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'grandstand-s3-'))
  await openS3(0)
})
afterEach(async () => {
  await server?.stop()
  server = undefined
})
afterAll(async () => {
  await s3.close()
  await rm(dir, { recursive: true })
})

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

const credentials = { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' }
const place = () => readStorageUrl(`s3://videos/league?endpoint=${endpoint}&region=eu-west-1`, credentials)
const options = () => ({ bucket: 'videos', prefix: 'league/', endpoint, region: 'eu-west-1', credentials })

async function start(config: { storageRedirects?: boolean; storageKeepsLocal?: boolean } = {}) {
  server = await startTestServer({
    channels: [buildLeague('alpha'), buildLeague('beta')],
    config: { storage: place(), storageKeepsLocal: false, ...config },
  })
  const season = await openSeason(server)
  const eventId = await season.add(new Date(Date.now() - 60_000).toISOString(), { stream_status: 'finished' })
  const { eventMediaId } = await addReplay(server, eventId)
  const key = await server.anonymousKey()
  const { json } = await server.ask(`/api/events/${eventId}/playback`, {
    method: 'POST',
    body: { api_key: key },
  })
  const folder = join(server.dataDir, 'media', String(server.alphaId), String(eventMediaId))
  return {
    server,
    base: String(json.url).replace('index.m3u8', ''),
    folder,
    place: `${server.alphaId}/${eventMediaId}`,
    isStored: () => expect.poll(() => readdir(folder), { timeout: 10_000 }).toContain('stored'),
  }
}

describe.each([
  ['a disk', () => diskStorage(join(dir, 'disk'))],
  ['S3', () => s3Storage(options())],
])('%s', (_, open) => {
  it('gives back what was written, and tells what is there', async () => {
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

describe('a finished recording', () => {
  it('is copied to the storage, played from there, and dropped here where that is the setting', async () => {
    const { server, base, folder, isStored } = await start()
    const before = await server.ask(`${base}index.m3u8`)
    await isStored()
    await expect.poll(async () => (await readdir(folder)).toSorted()).toEqual(['journal.jsonl', 'stored'])
    expect((await server.ask(`${base}index.m3u8`)).text).toBe(before.text)
    const segment = await server.ask(`${base}segment-0.m4s`, { headers: { range: 'bytes=4-7' } })
    expect(segment).toMatchObject({ status: 206, text: 'moof' })
    expect((await server.ask(`${base}segment-99.m4s`)).status).toBe(404)
  })

  it('is found by another machine that has nothing of it', async () => {
    const { server, base, folder, place, isStored } = await start()
    await isStored()
    await rm(folder, { recursive: true })
    const other = await mkdtemp(join(tmpdir(), 'grandstand-other-'))
    const { log, storedCopies: copies } = server.ctx
    const [channelId = 0, mediaId = 0] = place.split('/').map(Number)
    const recording = await createRecordings({ log, copies }, other).find(channelId, mediaId)
    expect(recording?.isEnded).toBe(true)
    expect((await recording?.readSegment(1))?.length).toBeGreaterThan(1000)
    expect(await createRecordings({ log, copies }, other).find(channelId, 999_999)).toBeNull()
    expect((await server.ask(`${base}init-0.mp4`)).status).toBe(200)
    await rm(other, { recursive: true })
  })

  it('sends viewers to addresses of the storage where that is the setting', async () => {
    const { server, base, isStored, folder } = await start({ storageRedirects: true })
    await isStored()
    await expect.poll(() => readdir(folder)).not.toContain('segment-0.m4s')
    const answer = await server.ask(`${base}segment-0.m4s`)
    expect(answer.status).toBe(302)
    expect(answer.headers['cache-control']).toBe('no-store')
    const address = new URL(String(answer.headers.location))
    const page = await server.ask('/')
    expect(page.headers['content-security-policy']).toContain(`connect-src 'self' ${address.origin};`)
    expect(Number(address.searchParams.get('X-Amz-Expires'))).toBeLessThanOrEqual(10)
    const segment = await fetch(address)
    expect((await segment.arrayBuffer()).byteLength).toBeGreaterThan(1000)
    expect(
      (await server.ask(`${base.replace(/-[0-9a-f]{32}/, `-${'0'.repeat(32)}`)}segment-0.m4s`)).status,
    ).toBe(403)
    for (const name of ['journal.jsonl', 'stored', '..%2f..%2fsecret-key'])
      expect((await server.ask(base + name)).status).toBe(404)
  })

  it('goes on where a copy was cut off, and what is half there is not taken for whole', async () => {
    const half = s3Storage(options())
    const { place, isStored } = await start({ storageKeepsLocal: true })
    await half.write(`${place}/segment-0.m4s`, Buffer.from('cut'))
    await isStored()
    const sizes = await half.list(place)
    expect(sizes.get('segment-0.m4s')).toBeGreaterThan(1000)
    expect(sizes.get('journal.jsonl')).toBeGreaterThan(100)
    expect([...sizes.keys()]).not.toContain('stored')
  })

  it('waits for a storage that is away, and is played meanwhile', async () => {
    const { port } = new URL(endpoint)
    await s3.close()
    const { server, base, folder, isStored } = await start()
    expect((await server.ask(`${base}segment-0.m4s`)).status).toBe(200)
    expect(await readdir(folder)).not.toContain('stored')
    await openS3(Number(port))
    await isStored()
    await s3.close()
    // In the storage alone, and that is away: later, not never.
    const away = await server.ask(`${base}segment-1.m4s`)
    expect(away.status).toBe(503)
    expect(away.headers['retry-after']).toBe('2')
    await openS3(Number(port))
    expect((await server.ask(`${base}segment-1.m4s`)).status).toBe(200)
  })
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
