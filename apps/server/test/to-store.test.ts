import files, { mkdir, readdir, rm } from 'node:fs/promises'
import { syncBuiltinESMExports } from 'node:module'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { afterAll, expect, it, vi } from 'vitest'
import { videos } from '../src/db/tables.ts'
import { buildLeague, openSeason } from './event-builder.ts'
import { startS3Peer } from './s3-peer.ts'
import { makeTestFolder, serveTests } from './serve-tests.ts'
import { addReplay } from './video-builder.ts'

// Also for what was imported before this file.
const listing = vi.spyOn(files, 'readdir')
syncBuiltinESMExports()
afterAll(() => {
  listing.mockRestore()
  syncBuiltinESMExports()
})

const s3 = await startS3Peer(await makeTestFolder('grandstand-to-store-'))
afterAll(() => s3.close())
const server = await serveTests({
  channels: [buildLeague('alpha'), buildLeague('beta')],
  config: { storage: s3.target, storageKeepsLocal: false },
})
const { ctx, alphaId } = server
const season = await openSeason(server)
const addGame = () => season.add(new Date(Date.now() - 60_000).toISOString(), { stream_status: 'finished' })
const folderOf = (videoId: number) => ctx.folders.video(alphaId, videoId)
const isStored = async (videoId: number) => {
  const [row] = await ctx.db.select().from(videos).where(eq(videos.id, videoId))
  return row?.store_after === null
}

it('A recording that cannot be copied lets all others pass, and is copied once it can be', async () => {
  s3.become('away')
  const broken = await addReplay(server, await addGame())
  const whole = await addReplay(server, await addGame())
  // A disk that fails there: reading it throws.
  const inTheWay = join(folderOf(broken.videoId), 'segment-900.m4s')
  await mkdir(inTheWay)
  s3.become('there')
  await expect.poll(() => isStored(whole.videoId), { timeout: 60_000 }).toBe(true)
  expect(await s3.listBelow(`${alphaId}/${whole.videoId}`)).toContain('journal.jsonl')
  expect(await isStored(broken.videoId)).toBe(false)
  await rm(inTheWay, { recursive: true })
  await expect.poll(() => isStored(broken.videoId), { timeout: 60_000 }).toBe(true)
}, 150_000)

it('What a new recording costs to store does not grow with an archive of a thousand videos', async () => {
  const row = {
    channel_id: alphaId,
    kind: 'file',
    state: 'ready',
    created_at: ctx.now(),
    site: ctx.nodes.site,
  }
  const archive = await ctx.db
    .insert(videos)
    .values(Array.from({ length: 1_000 }, () => ({ ...row, store_after: null })))
    .returning({ id: videos.id })
  for (const { id } of archive) await mkdir(folderOf(id), { recursive: true })
  const { videoId } = await addReplay(server, await addGame())
  listing.mockClear()
  s3.requests.length = 0
  await expect.poll(() => isStored(videoId), { timeout: 60_000 }).toBe(true)
  const files = (await s3.listBelow(`${alphaId}/${videoId}`)).length
  expect(listing.mock.calls.length).toBeGreaterThan(0)
  expect(listing.mock.calls.length).toBeLessThan(10)
  // One list, and each file once; the still that is drawn of it may have come too.
  expect(s3.requests.length).toBeLessThan(files + 5)
  expect(s3.requests.filter(request => request.includes('list-type=2')).length).toBeLessThan(4)
  expect(await readdir(folderOf(videoId))).toContain('stored')
}, 120_000)
