import { readdir, rm } from 'node:fs/promises'
import { eq } from 'drizzle-orm'
import S3rver from 's3rver'
import { afterAll, expect, it, vi } from 'vitest'
import { readStorageUrl } from '../src/config/read-storage-url.ts'
import { clips } from '../src/db/tables.ts'
import { removeVideo } from '../src/video/videos/index.ts'
import { openClipServer, openCutter } from './clip-builder.ts'
import { makeTestFolder } from './serve-tests.ts'

// Encoders run behind everything else on the machine.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 })

/** A peer that speaks S3; recordings that it has are dropped here. */
let s3: S3rver
let port = 0

async function openS3(): Promise<void> {
  const configureBuckets = [{ name: 'videos', configs: [] }]
  s3 = new S3rver({ port, address: '127.0.0.1', silent: true, directory: dir, configureBuckets })
  port = (await s3.run()).port
}

const dir = await makeTestFolder('grandstand-clip-s3-')
await openS3()
const credentials = { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' }
const storage = readStorageUrl(`s3://videos/?endpoint=http://127.0.0.1:${port}&region=eu`, credentials)
const opened = await openClipServer({ config: { storage, storageKeepsLocal: false } })
const fan = await openCutter(opened.server, 'fan@example.com')
await isStored(opened.videoId)
afterAll(async () => {
  await opened.server.stop()
  await s3.close()
})

/** The storage has it, and this disk only the list of it. */
async function isStored(videoId: number): Promise<void> {
  const folder = opened.server.ctx.folders.video(opened.server.alphaId, videoId)
  const isDropped = (names: string[]) =>
    names.includes('stored') && !names.some(name => name.startsWith('segment-'))
  await vi.waitFor(async () => expect(isDropped(await readdir(folder))).toBe(true), { timeout: 60_000 })
}
const videoOf = async (id: number) => {
  const [row] = await opened.server.ctx.db.select().from(clips).where(eq(clips.id, id))
  return row?.video_id ?? 0
}
async function firstSegment(id: number): Promise<number> {
  const { json } = await fan.post(`/clip/${id}/playback`)
  const base = opened.server.url + json.url.replace('index.m3u8', '')
  const [name = ''] = (await (await fetch(`${base}index.m3u8`)).text()).match(/segment-\d+\.m4s/) ?? []
  return (await fetch(base + name)).status
}

it('a clip waits for a storage that is down, and is made and counted once when it is back', async () => {
  await s3.close()
  const { json } = await fan.cut(opened.game, { start_time: 4, duration: 2 })
  expect(json.status).toBe('queued')
  await expect.poll(async () => (await fan.get(`/clip/${json.id}`)).json.status).toBe('processing')
  await openS3()
  expect(await fan.settled(json.id)).toMatchObject({ status: 'ready', problem: null })
  expect((await fan.get('/user/access')).json.featureCount.clips).toBe(1)
})

it('a clip has its own segments in the storage, where it outlives the game', async () => {
  const { server, game, videoId } = opened
  const { json } = await fan.cut(game, { start_time: 1, duration: 3 })
  expect(await fan.settled(json.id)).toMatchObject({ status: 'ready' })
  await isStored(await videoOf(json.id))
  await server.ctx.db.transaction(tx => removeVideo(server.ctx, tx, server.alphaId, videoId))
  await expect
    .poll(() =>
      readdir(dir, { recursive: true }).then(all =>
        all.some(name => name.includes(`${server.alphaId}/${videoId}/`)),
      ),
    )
    .toBe(false)
  expect(await firstSegment(json.id)).toBe(200)
  // Its file and another range come from there too.
  await rm(server.ctx.folders.video(server.alphaId, await videoOf(json.id)), { recursive: true })
  const file = await fetch(`${server.url}/api/clip/download/${json.id}`, { headers: fan.headers })
  expect([file.status, (await file.arrayBuffer()).byteLength > 1_000]).toEqual([200, true])
  await fan.post(`/clip/${json.id}`, { start_time: 2, duration: 1 })
  expect(await fan.settled(json.id)).toMatchObject({ status: 'ready', duration: 1 })
  expect(await firstSegment(json.id)).toBe(200)
})
