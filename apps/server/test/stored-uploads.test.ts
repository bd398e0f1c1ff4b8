import { access, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { makeFile } from '@grandstand/media/test-file'
import { afterAll, expect, it } from 'vitest'
import { moveEvent } from '../src/catalogue/events/index.ts'
import { buildLeague, openSeason } from './event-builder.ts'
import { startS3Peer } from './s3-peer.ts'
import { makeTestFolder, serveTests } from './serve-tests.ts'
import { enterStudio } from './studio-client.ts'

const s3 = await startS3Peer(await makeTestFolder('grandstand-stored-uploads-'))
afterAll(() => s3.close())
const secretKey = 'a secret that all processes have in common'
const config = { secretKey, storage: s3.target }
/** One that takes what is sent, and another machine that works. */
const taker = await serveTests({
  channels: [buildLeague('alpha'), buildLeague('beta')],
  config: { ...config, roles: new Set(['web'] as const) },
})
const { databaseUrl, alphaId, betaId } = taker
const worker = await serveTests({
  beside: { databaseUrl, alphaId, betaId },
  config: { ...config, roles: new Set(['web', 'worker'] as const) },
})
const season = await openSeason(taker)
const studio = await enterStudio(taker, 'sender@example.com', alphaId)
const dir = await makeTestFolder('grandstand-stored-uploads-file-')
const video = await readFile(await makeFile(join(dir, 'game.mp4'), { seconds: 3 }))

async function begin() {
  const eventId = await season.add(new Date(Date.now() - 60_000).toISOString())
  await moveEvent(taker.ctx, alphaId, eventId, { to: 'finished', by: 'operator' })
  const answer = await tus(taker.url, 'POST', `/api/studio/channels/alpha/videos/event/${eventId}/uploads`, {
    'upload-length': String(video.length),
    'upload-metadata': `filename ${Buffer.from('Final.mp4').toString('base64')}`,
  })
  expect(answer.status).toBe(201)
  const address = answer.headers.get('location') ?? ''
  const id = Number(address.slice(address.lastIndexOf('/') + 1))
  return { eventId, address, id, folder: `${alphaId}/file-${id}` }
}
const tus = (base: string, method: string, path: string, headers: Record<string, string>, body?: Buffer) =>
  fetch(`${base}${path}`, {
    method,
    headers: { 'tus-resumable': '1.0.0', origin: base, cookie: studio.cookie, ...headers },
    ...(body ? { body: new Uint8Array(body) } : {}),
  })
const send = (base: string, address: string, offset: number, body: Buffer) =>
  tus(
    base,
    'PATCH',
    address,
    { 'upload-offset': String(offset), 'content-type': 'application/offset+octet-stream' },
    body,
  )
const isThere = (path: string) =>
  access(path).then(
    () => true,
    () => false,
  )
const replayOf = async (eventId: number) =>
  (await studio.get(`/channels/alpha/videos/event/${eventId}`)).json.items[0]

it('A file goes to the storage as it comes, through whichever process, and any worker makes a replay of it', async () => {
  const { eventId, address, id, folder } = await begin()
  const half = Math.floor(video.length / 2)
  expect((await send(taker.url, address, 0, video.subarray(0, half))).status).toBe(204)
  expect((await s3.listBelow(folder)).length).toBe(1)
  // The disk of the process that took the first half has nothing of it.
  expect(await isThere(taker.ctx.folders.file(alphaId, id))).toBe(false)
  expect((await send(worker.url, address, half, video.subarray(half))).status).toBe(204)
  await expect.poll(async () => (await replayOf(eventId))?.state, { timeout: 90_000 }).toBe('ready')
  await expect.poll(() => s3.listBelow(folder), { timeout: 20_000 }).toEqual([])
}, 150_000)

it('What is acknowledged is in the storage: while that is away nothing counts, and the sender goes on afterwards', async () => {
  const { eventId, address, folder } = await begin()
  const first = video.subarray(0, 1_000)
  expect((await send(taker.url, address, 0, first)).status).toBe(204)
  s3.become('away')
  expect((await send(taker.url, address, 1_000, video.subarray(1_000))).status).toBeGreaterThanOrEqual(500)
  s3.become('there')
  const head = await tus(taker.url, 'HEAD', address, {})
  expect(head.headers.get('upload-offset')).toBe('1000')
  expect((await s3.listBelow(folder)).length).toBe(1)
  expect((await send(taker.url, address, 1_000, video.subarray(1_000))).status).toBe(204)
  await expect.poll(async () => (await replayOf(eventId))?.state, { timeout: 90_000 }).toBe('ready')
}, 150_000)

it('A sender may stop it: nothing is left in the storage', async () => {
  const { address, folder } = await begin()
  expect((await send(taker.url, address, 0, video.subarray(0, 1_000))).status).toBe(204)
  expect((await tus(taker.url, 'DELETE', address, {})).status).toBe(204)
  await expect.poll(() => s3.listBelow(folder), { timeout: 20_000 }).toEqual([])
}, 60_000)
