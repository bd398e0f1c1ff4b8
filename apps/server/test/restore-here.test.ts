import { once } from 'node:events'
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { describe, expect, it, onTestFinished } from 'vitest'
import { readConfig } from '../src/config/read-config.ts'
import { backUp } from '../src/deployment/backup/index.ts'
import { untar } from '../src/deployment/restore/untar.ts'
import { secretKeyFile } from '../src/runtime/secret-key-file.ts'
import { runServer } from '../src/start/run-server.ts'
import { buildLeague, openSeason } from './event-builder.ts'
import { makeTestFolder, serveTests } from './serve-tests.ts'
import { askHttp } from './start-test-server.ts'
import { enterStudio, login, ownPage, type StudioClient } from './studio-client.ts'
import { createTestDatabase } from './test-database.ts'
import { addReplay, baseOf } from './video-builder.ts'

const dir = await makeTestFolder('grandstand-restore-here-')
const former = await serveTests({
  channels: [buildLeague('alpha'), buildLeague('beta')],
  config: { backupDir: join(dir, 'former') },
})
const season = await openSeason(former)
const game = await season.add(new Date(Date.now() - 7_200_000).toISOString(), { stream_status: 'finished' })
const { videoId } = await addReplay(former, game)
const chief = await enterStudio(former, 'chief@example.com')
await chief.post('/channels/alpha/services', { service: 'google_analytics', public_id: '', secret: 'sealed' })

/** As an owner makes and downloads it. */
async function download(): Promise<Buffer> {
  const { name } = (await chief.post('/server/backups')).json
  const stateNow = async () => (await chief.get('/server/backups')).json.items[0].state
  while ((await stateNow()) === 'making') await sleep(100)
  const path = `/api/studio/server/backups/${name}/download`
  return (await former.ask(path, { headers: { ...ownPage, cookie: chief.cookie } })).bytes
}
const tar = await download()
const key = await readFile(join(former.dataDir, secretKeyFile), 'utf8')

/** The server comes back where it was. */
async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const address = probe.address()
  await new Promise(done => probe.close(done))
  return typeof address === 'object' && address ? address.port : 0
}

/** A server without a channel that was started before, on a port that it keeps. */
async function openEmpty(change: Partial<ReturnType<typeof readConfig>> = {}) {
  const database = await createTestDatabase()
  const dataDir = await mkdtemp(join(tmpdir(), 'grandstand-empty-'))
  const port = await freePort()
  const said: string[] = []
  const config = {
    ...readConfig({}),
    port,
    rtmpPort: 0,
    sandboxPort: 0,
    stripeUrl: 'http://127.0.0.1:9',
    host: '127.0.0.1',
    databaseUrl: database.url,
    dataDir,
    backupDir: join(dataDir, 'backups'),
    demo: false,
    demoVideo: false,
    trustProxy: 1,
    rateLimitScale: 1_000,
    logLevel: 'silent',
    ...change,
  } as const
  const options = {
    say: (sentence: string) => said.push(sentence),
    onLost: (error: unknown) => said.push(String(error)),
  }
  const run = await runServer(config, options)
  // At once: each holds the connections of a whole server.
  onTestFinished(async () => {
    await run.stop()
    await database.drop()
    await rm(dataDir, { recursive: true, force: true })
  })
  const empty = {
    get ctx() {
      return run.server.ctx
    },
    ask: (path: string, asked = {}) => askHttp(`http://127.0.0.1:${port}`, path, asked),
  }
  const owner = await enterStudio(empty, 'first@example.com')
  return {
    /** Of the server that runs now. */
    get ctx() {
      return run.server.ctx
    },
    ask: empty.ask,
    config,
    run,
    said,
    owner,
    dataDir,
  }
}
type Empty = Awaited<ReturnType<typeof openEmpty>>

const isReady = ({ ask }: Pick<Empty, 'ask'>) =>
  ask('/readyz').then(
    ({ status }) => status,
    () => 0,
  )
const restoreNow = async ({ owner }: { owner: StudioClient }) => (await owner.get('/restore')).json

/** As tus-js-client does from the Studio's page. */
function tus({ config, owner }: Empty, method: string, path: string, headers: object = {}, body?: Buffer) {
  const origin = `http://127.0.0.1:${config.port}`
  return fetch(`${origin}${path}`, {
    method,
    headers: { 'tus-resumable': '1.0.0', origin, cookie: owner.cookie, ...headers },
    ...(body ? { body: new Uint8Array(body) } : {}),
  })
}
const begin = (empty: Empty, bytes: number) =>
  tus(empty, 'POST', '/api/studio/restore/uploads', {
    'upload-length': String(bytes),
    'upload-metadata': `filename ${Buffer.from('monday.tar').toString('base64')}`,
  })
const send = (empty: Empty, address: string, offset: number, piece: Buffer) =>
  tus(
    empty,
    'PATCH',
    address,
    { 'upload-offset': String(offset), 'content-type': 'application/offset+octet-stream' },
    piece,
  )

async function upload(empty: Empty, bytes: Buffer): Promise<void> {
  const address = (await begin(empty, bytes.length)).headers.get('location') ?? ''
  const half = Math.floor(bytes.length / 2)
  expect((await send(empty, address, 0, bytes.subarray(0, half))).status).toBe(204)
  const there = await tus(empty, 'HEAD', address)
  expect(there.headers.get('upload-offset')).toBe(String(half))
  expect((await restoreNow(empty)).upload).toMatchObject({ state: 'receiving', received_bytes: half })
  expect((await send(empty, address, 0, bytes.subarray(0, half))).status).toBe(409)
  expect((await send(empty, address, half, bytes.subarray(half))).status).toBe(204)
  await expect
    .poll(async () => (await restoreNow(empty)).upload?.state ?? 'done', { timeout: 30_000 })
    .not.toBe('unpacking')
}

const isBack = async (empty: Empty, from: object) => {
  await expect
    .poll(() => empty.run.server !== from && isReady(empty), { timeout: 60_000, interval: 100 })
    .toBe(200)
}

describe('a server without a channel', { timeout: 120_000 }, () => {
  it('takes the file of a backup in pieces, says what it holds, and goes on as the former server', async () => {
    const empty = await openEmpty()
    expect(await restoreNow(empty)).toMatchObject({
      is_empty: true,
      items: [],
      upload: null,
      takes_key: true,
      other_processes: 0,
      can_restore: true,
    })
    await upload(empty, tar)
    const [found] = (await restoreNow(empty)).items
    expect(found).toMatchObject({
      program: expect.stringMatching(/^Grandstand \d/),
      is_newer: false,
      channels: ['Channel alpha', 'Channel beta'],
      games: 1,
      orders: 0,
      has_key: false,
      check: { state: 'whole' },
    })
    const before = empty.run.server
    const body = { name: found.name, secret_key: key }
    expect((await empty.owner.post('/restore', body)).json).toEqual({ success: true })
    await expect.poll(() => isReady(empty), { timeout: 30_000, interval: 20 }).not.toBe(200)
    await isBack(empty, before)

    const tables = Object.values(
      (await former.ctx.db.execute(`select tablename as name from pg_tables where schemaname = 'public'`))
        .rows,
    )
    const count = async (ctx: typeof former.ctx, name: unknown) =>
      (await ctx.db.execute(`select count(*)::int as count from "${name}"`)).rows[0]?.count
    for (const { name } of tables) {
      // What goes on by itself, and what was done since.
      if (
        /^(?:nodes|duties|limits|audit_log|camera_signals|payment_endpoints|operator_sessions|channel_days|reports?_.*)$/.test(
          String(name),
        )
      )
        continue
      expect({ name, rows: await count(empty.ctx, name) }).toEqual({
        name,
        rows: await count(former.ctx, name),
      })
    }
    const folder = join('media', String(former.alphaId), String(videoId))
    for (const name of await readdir(join(former.dataDir, folder))) {
      const [one, other] = await Promise.all(
        [former.dataDir, empty.dataDir].map(data => readFile(join(data, folder, name))),
      )
      expect(other?.equals(one ?? Buffer.alloc(0))).toBe(true)
    }
    const apiKey = (await empty.ask('/api/get_api_key', { method: 'POST', body: { channel_key: 'alpha' } }))
      .json.api_key
    const { json } = await empty.ask(`/api/events/${game}/playback`, { body: { api_key: apiKey } })
    expect((await empty.ask(`${baseOf(json.url)}segment-0.m4s`)).status).toBe(200)

    // Who was let in before is gone, and the accounts of the backup are there.
    expect((await empty.owner.get('/restore')).status).toBe(401)
    expect((await login(empty, 'first@example.com')).status).toBe(401)
    const again = await login(empty, 'chief@example.com')
    expect(again.json.step).toBe('session')
    // What was sealed there opens here, with the key that was typed.
    expect(await readFile(join(empty.dataDir, secretKeyFile), 'utf8')).toBe(key)
    const channel = await empty.ctx.channels.findByKey('alpha')
    const [kept] = channel?.services ?? []
    expect(empty.ctx.services.opens(kept?.sealed_secret ?? '')).toBe(true)
    const log = await empty.ctx.db.execute(
      `select operator_email from audit_log where action = 'restore_backup'`,
    )
    expect(log.rows).toEqual([{ operator_email: 'first@example.com' }])
    expect(await readdir(empty.dataDir)).not.toContain('before-restore')
  })

  it('is as it was before where a restore comes to nothing, and says why', async () => {
    const empty = await openEmpty()
    await upload(empty, tar)
    const [{ name }] = (await restoreNow(empty)).items
    // In the way of the files: found out once the database is half filled.
    await rm(join(empty.dataDir, 'media'), { recursive: true, force: true })
    await writeFile(join(empty.dataDir, 'media'), '')
    const before = empty.run.server
    expect((await empty.owner.post('/restore', { name, secret_key: key })).status).toBe(200)
    await isBack(empty, before)
    const now = await restoreNow(empty)
    expect(now).toMatchObject({ is_empty: true, last_failure: { name, detail: expect.stringMatching(/./) } })
    expect(now.items).toMatchObject([{ name, check: { state: 'whole' } }])
    expect(await readFile(join(empty.dataDir, secretKeyFile), 'utf8')).not.toBe(key)
    expect(await readdir(empty.dataDir)).not.toContain('before-restore')

    // Once more, without what was in the way.
    await rm(join(empty.dataDir, 'media'), { recursive: true, force: true })
    const second = empty.run.server
    expect((await empty.owner.post('/restore', { name, secret_key: null })).status).toBe(200)
    await isBack(empty, second)
    expect((await login(empty, 'chief@example.com')).json.step).toBe('session')
  })

  it('restores what a command made or somebody copied there, once it was read to its end', async () => {
    const empty = await openEmpty({ secretKey: 'a key of the environment, 32 letters' })
    const { backupDir } = empty.config
    await mkdir(backupDir, { recursive: true })
    await backUp(
      { databaseUrl: former.databaseUrl, dataDir: former.dataDir, now: () => new Date() },
      join(backupDir, 'monday'),
    )
    expect((await restoreNow(empty)).items).toMatchObject([{ name: 'monday', check: null, has_key: true }])
    const ask = (secret_key: string | null) => empty.owner.post('/restore', { name: 'monday', secret_key })
    expect((await ask(null)).json.error).toMatchObject({ code: 'conflict', fields: { name: 'unchecked' } })
    expect((await ask(key)).json.error).toMatchObject({ fields: { secret_key: 'fixed' } })
    await writeFile(join(backupDir, 'monday/files/secret-key'), 'another')
    const check = async () => {
      await empty.owner.post('/server/backups/monday/check')
      const now = async () => (await restoreNow(empty)).items[0].check.state
      await expect.poll(now, { timeout: 30_000 }).not.toBe('running')
      return now()
    }
    expect(await check()).toBe('damaged')
    expect((await ask(null)).status).toBe(409)
    await writeFile(join(backupDir, 'monday/files/secret-key'), key)
    expect(await check()).toBe('whole')
    // It cannot read what a later version has written.
    const manifest = join(backupDir, 'monday/backup.json')
    const said = JSON.parse(await readFile(manifest, 'utf8'))
    await writeFile(manifest, JSON.stringify({ ...said, migration: said.migration + 1 }))
    expect((await restoreNow(empty)).items).toMatchObject([{ is_newer: true }])
    expect((await ask(null)).json.error).toMatchObject({ fields: { name: 'newer' } })
  })

  it('refuses a file that is no backup, or that would write elsewhere, and keeps nothing of it', async () => {
    const empty = await openEmpty()
    const broken = Buffer.from(tar)
    broken.fill(0x78, Math.floor(tar.length / 2), Math.floor(tar.length / 2) + 2_000)
    for (const bytes of [Buffer.alloc(4_096, 'x'), broken, tar.subarray(0, tar.length - 40_000)]) {
      await upload(empty, bytes)
      expect((await restoreNow(empty)).upload).toMatchObject({
        state: 'failed',
        detail: expect.stringMatching(/./),
      })
      expect((await restoreNow(empty)).items).toEqual([])
      expect(await readdir(empty.config.backupDir)).toEqual(['upload.json'])
    }
    expect((await begin(empty, 10 ** 15 - 1)).status).toBe(507)
  })

  it('is asked by owners of the deployment alone; one with channels gives nothing and takes nothing', async () => {
    const ofAlpha = await enterStudio(former, 'alpha@example.com', former.alphaId)
    expect((await ofAlpha.get('/restore')).status).toBe(403)
    expect((await ofAlpha.post('/restore', { name: 'monday', secret_key: null })).status).toBe(403)
    expect((await chief.get('/restore')).json).toMatchObject({
      is_empty: false,
      items: [],
      can_restore: false,
    })
    expect((await chief.post('/restore', { name: 'monday', secret_key: null })).json.error.code).toBe(
      'conflict',
    )
    const headers = { ...ownPage, 'tus-resumable': '1.0.0', 'upload-length': '100' }
    const path = '/api/studio/restore/uploads'
    const post = (cookie: string) => former.ask(path, { method: 'POST', headers: { ...headers, cookie } })
    expect((await post(chief.cookie)).status).toBe(409)
    expect((await post(ofAlpha.cookie)).status).toBe(403)
    expect((await post('')).status).toBe(401)
  })
})

describe('a tar file', () => {
  const block = (path: string, { type = '0', link = '', size = 0 } = {}) => {
    const head = Buffer.alloc(512)
    head.write(path, 0)
    head.write(size.toString(8).padStart(11, '0'), 124)
    head.write(type, 156)
    head.write(link, 157)
    head.write('ustar\x0000', 257)
    head.fill(' ', 148, 156)
    head.write(
      `${head
        .reduce((sum, byte) => sum + byte, 0)
        .toString(8)
        .padStart(6, '0')}\0 `,
      148,
    )
    return head
  }
  async function* blocks(...all: Buffer[]) {
    yield* all
  }
  it.each([
    ['a path upwards', [block('root/../../evil')]],
    ['a path from the root of the disk', [block('/etc/evil')]],
    ['a link to elsewhere', [block('root/link', { type: '2', link: '../../evil' })]],
    ['a link from the root of the disk', [block('root/link', { type: '2', link: '/etc' })]],
    ['a file behind a link', [block('root/a', { type: '2', link: '.' }), block('root/a/evil')]],
    ['a file twice', [block('root/a'), block('root/a')]],
    ['a device', [block('root/null', { type: '3' })]],
    ['a file that ends in the middle', [block('root/a', { size: 5_000 }), Buffer.alloc(512)]],
  ])('with %s is refused', async (_, parts) => {
    const target = join(dir, 'untar')
    await expect(untar(blocks(...parts), target)).rejects.toThrow()
    expect(await readdir(dir)).not.toContain('evil')
    await rm(target, { recursive: true, force: true })
  })

  it('is unpacked without the name of its folder, links and all', async () => {
    const target = join(dir, 'untar')
    const text = Buffer.concat([Buffer.from('hello'), Buffer.alloc(507)])
    const parts = [
      block('root/', { type: '5' }),
      block('root/a/b', { size: 5 }),
      text,
      block('root/a/c', { type: '2', link: 'b' }),
    ]
    await untar(blocks(...parts, Buffer.alloc(1024)), target)
    expect(await readFile(join(target, 'a/c'), 'utf8')).toBe('hello')
    await rm(target, { recursive: true })
  })
})
