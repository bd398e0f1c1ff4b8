import { mkdir, readdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import S3rver from 's3rver'
import { afterAll, describe, expect, it } from 'vitest'
import { auditLog, storages } from '../src/db/tables.ts'
import { setVideoSite } from '../src/video/videos/index.ts'
import { buildLeague, openSeason } from './event-builder.ts'
import { makeTestFolder, serveTests } from './serve-tests.ts'
import { enterStudio } from './studio-client.ts'
import { addReplay, baseOf } from './video-builder.ts'

const dir = await makeTestFolder('grandstand-storages-')
const [first, second] = ['first', 'second'].map(name => join(dir, name))
if (!first || !second) throw new Error('no folders')
await Promise.all([first, second].map(place => mkdir(place)))
const s3 = new S3rver({
  port: 0,
  address: '127.0.0.1',
  silent: true,
  directory: join(dir, 's3'),
  configureBuckets: [{ name: 'videos', configs: [] }],
})
const endpoint = `http://127.0.0.1:${(await s3.run()).port}`
afterAll(() => s3.close())

const server = await serveTests({ channels: [buildLeague('alpha'), buildLeague('beta')] })
const { databaseUrl, alphaId, betaId } = server
const other = await serveTests({ beside: { databaseUrl, alphaId, betaId } })
const owner = await enterStudio(server, 'owner@example.com')
const season = await openSeason(server)
const set = async (place: object, keeps_local = false) =>
  (await owner.post('/server/storage', { place, keeps_local })).json
const disk = (root: string) => ({ kind: 'disk', root })
const bucket = (own: object = {}) => ({
  kind: 's3',
  bucket: 'videos',
  prefix: '/league/',
  region: 'eu-west-1',
  endpoint,
  key_id: 'S3RVER',
  secret: 'S3RVER',
  ...own,
})
const storageNow = async () => (await owner.get('/server')).json.storage
const kept = { problem: null, detail: '' }

/** A game that was recorded and is over, and where its files are. */
async function record() {
  const event = await season.add(new Date(Date.now() - 60_000).toISOString(), { stream_status: 'finished' })
  const { videoId } = await addReplay(server, event)
  // As every recording says where it lies.
  await server.ctx.db.transaction(tx => setVideoSite(tx, alphaId, videoId, server.ctx.nodes.site))
  const body = { api_key: await server.anonymousKey() }
  const { json } = await server.ask(`/api/events/${event}/playback`, { body })
  const folder = `${alphaId}/${videoId}`
  return {
    folder,
    local: () => readdir(join(server.dataDir, 'media', folder)),
    read: async (name: string) => (await server.ask(`${baseOf(json.url)}${name}`)).status,
  }
}
const isMoved = (game: Awaited<ReturnType<typeof record>>) =>
  expect
    .poll(async () => (await game.local()).toSorted(), { timeout: 40_000 })
    .toEqual(['journal.jsonl', 'stored'])

describe('a storage that is typed in the Studio', () => {
  it('is kept only if it takes, gives back and removes a file, and the reason is told', async () => {
    expect(await set(disk(join(dir, 'nowhere')))).toEqual({ problem: 'no_folder', detail: '' })
    expect(await readdir(dir)).not.toContain('nowhere')
    for (const root of [server.dataDir, join(server.dataDir, 'media'), dirname(server.dataDir)])
      expect(await set(disk(root))).toEqual({ problem: 'inside_data', detail: '' })
    for (const wrong of [{ bucket: 'none' }, { endpoint: 'http://127.0.0.1:9' }]) {
      const answer = await set(bucket({ ...wrong, secret: 'open-and-shut' }))
      expect(answer).toEqual({ problem: 'failed', detail: expect.stringMatching(/./) })
      expect(answer.detail).not.toContain('open-and-shut')
    }
    expect(await storageNow()).toMatchObject({ source: 'none', kind: 'local', place: null, former: [] })
    expect(await server.ctx.db.$count(storages)).toBe(0)
  }, 60_000)

  it('takes the recordings from then on, without a restart, and every process reads them there', async () => {
    const game = await record()
    expect(await game.local()).not.toContain('stored')
    expect(await set(disk(first))).toEqual(kept)
    expect(await readdir(first)).toEqual([])
    expect(await storageNow()).toMatchObject({
      source: 'studio',
      kind: 'disk',
      place: first,
      keeps_local: false,
      set_by: 'owner@example.com',
    })
    await isMoved(game)
    expect(await readdir(join(first, game.folder))).toContain('segment-0.m4s')
    expect(await game.read('segment-0.m4s')).toBe(200)
    const bytes = () => other.ctx.storedCopies.read(game.folder, 'segment-0.m4s')
    await expect.poll(async () => (await bytes())?.length ?? 0, { timeout: 10_000 }).toBeGreaterThan(1_000)
  }, 60_000)

  it('that takes the place of another leaves the recordings of before playable, until that is forgotten', async () => {
    const [early] = await readdir(join(first, String(alphaId)))
    expect(await set(bucket())).toEqual(kept)
    expect(await storageNow()).toMatchObject({
      kind: 's3',
      place: 'videos/league/',
      former: [{ kind: 'disk', place: first, is_lost: false }],
    })
    const late = await record()
    await isMoved(late)
    expect(await late.read('segment-0.m4s')).toBe(200)
    expect(await readdir(join(first, String(alphaId)))).toEqual([early])
    const ofBefore = () => server.ctx.storedCopies.read(`${alphaId}/${early}`, 'segment-1.m4s')
    expect((await ofBefore())?.length).toBeGreaterThan(1_000)

    const [{ id }] = (await storageNow()).former
    expect((await owner.post('/server/storage/forget', { id })).json).toEqual({ success: true })
    expect((await owner.post('/server/storage/forget', { id })).status).toBe(404)
    expect(await ofBefore()).toBeUndefined()
    // Its files are nobody's to delete.
    expect(await readdir(join(first, String(alphaId)))).toEqual([early])
  }, 90_000)

  it('has its secret sealed, and one under another key is said to be lost', async () => {
    const { db, sealer } = server.ctx
    const [row] = await db.select().from(storages)
    expect(row).toMatchObject({ key_id: 'S3RVER', prefix: 'league/', is_current: true })
    expect(row?.sealed_secret).not.toContain('S3RVER')
    expect(sealer.open('storage', row?.sealed_secret ?? '')).toBe('S3RVER')
    expect(JSON.stringify(await db.select().from(auditLog))).not.toContain('secret')
    await db.update(storages).set({ sealed_secret: sealer.seal('else', 'x') })
    expect(await storageNow()).toMatchObject({ kind: 's3', is_lost: true })
  })

  it('can be given up: new recordings stay here', async () => {
    expect(await set(disk(second), true)).toEqual(kept)
    expect((await owner.post('/server/storage/remove')).json).toEqual({ success: true })
    expect((await owner.post('/server/storage/remove')).status).toBe(404)
    expect(await storageNow()).toMatchObject({ source: 'none', kind: 'local', keeps_local: true })
    const actions = (await owner.get('/audit-log?limit=2')).json.items
    expect(actions).toMatchObject([{ action: 'remove_storage' }, { action: 'set_storage' }])
  })

  it('belongs to owners of the deployment alone', async () => {
    const ofAlpha = await enterStudio(server, 'alpha@example.com', alphaId)
    for (const [path, body] of [
      ['', { place: disk(first), keeps_local: true }],
      ['/remove', {}],
      ['/forget', { id: 1 }],
    ] as const)
      expect((await ofAlpha.post(`/server/storage${path}`, body)).status).toBe(403)
  })

  it('is not typed where the environment says one', async () => {
    const fixed = await serveTests({ config: { storage: { kind: 'disk', root: second } } })
    const chief = await enterStudio(fixed, 'owner@example.com')
    expect((await chief.get('/server')).json.storage).toMatchObject({ source: 'environment', place: second })
    expect((await chief.post('/server/storage', { place: disk(first), keeps_local: true })).status).toBe(409)
    expect((await chief.post('/server/storage/remove')).status).toBe(409)
  })
})
